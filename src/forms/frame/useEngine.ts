import { type ComponentType, useEffect, useState } from "react"
import { once } from "../../islands/once"
import type { Desk } from "../desk/createDesk"
import { useDeskPart } from "../desk/DeskContext"
import type { FormEngineProps } from "../live/FormEngine"
import { patience } from "../mail/patience"

type Engine = ComponentType<FormEngineProps>

/** Loads the live part of forms, once for all of them; after a failure the next call tries again. */
const loadEngine = once<Engine>(
  async () => (await import(/* webpackChunkName: "form-engine" */ "../live/FormEngine")).FormEngine,
)

/** The live part of a form, loaded when the form is first used. */
export const useEngine = (desk: Desk) => {
  const [Engine, setEngine] = useState<Engine>()
  const wanted = useDeskPart(desk, ({ awake, phase }) => (phase === "asked" ? "now" : awake ? "soon" : "no"))

  useEffect(() => {
    if (Engine || wanted === "no") return
    let current = true
    const fail = (fault?: Error) => current && desk.update({ phase: "failed", fault, offline: !navigator.onLine })
    loadEngine().then(
      (engine) => current && setEngine(() => engine),
      // While the visitor is still typing there is time: the submit tries again.
      (fault: Error) => wanted === "now" && fail(fault),
    )
    // Nor does a script that never comes keep a visitor waiting longer than an answer that never comes.
    const timer = wanted === "now" ? setTimeout(() => fail(), patience) : undefined
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [Engine, desk, wanted])

  return Engine
}
