import { type RefObject, useEffect, useState } from "react"
import { useForm } from "react-final-form"
import type { Desk, FieldValues } from "../desk/createDesk"
import { focusFirst } from "./focusFirst"

interface CourierProps {
  desk: Desk
  element: RefObject<HTMLFormElement | null>
}

/** Carries what is typed to the form library, and the visitor's wish to send. */
export const Courier = ({ desk, element }: CourierProps) => {
  const form = useForm<FieldValues>()
  // The library judges nothing before its own effects have run, which is after this one: wait for a second turn.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (!ready) return
    const submit = () => {
      const broken = form.getState().errors ?? {}
      const faulty = Object.keys(broken)
      if (faulty.length > 0) {
        desk.update({ phase: "rest", broken })
        focusFirst(element.current, faulty)
      }
      // With a broken rule this sends nothing; the library remembers that an attempt was made.
      form.submit()
    }

    let { round } = desk.read()
    const follow = () => {
      const { values, phase, round: now } = desk.read()
      // A cleared form is a new one: an attempt to send the old one is no reason to tell the visitor off.
      if (now !== round && form.getState().submitFailed) form.restart(desk.defaults)
      round = now
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) form.change(name, value)
      })
      if (phase === "asked") submit()
    }

    follow()
    return desk.subscribe(follow)
  }, [ready, desk, form, element])
  return null
}
