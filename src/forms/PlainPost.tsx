import { useEffect, useRef } from "react"
import { useForm } from "react-final-form"
import { useHydrated } from "../components/hooks/useHydrated"
import { fill } from "../site/fill"
import { sentPath } from "../site/sentPath"
import { useSite } from "../site/useSite"
import { type FieldValues, type FormName, fieldsOf } from "./formTables"
import { plainProvider } from "./mail/plainProviders"

/** The attributes of a form that is sent without scripts, and then checked by the browser. */
export const plainAttributes = (form: FormName, restricted?: boolean) => ({
  method: "post",
  action: plainProvider()?.actionOf(form, sentPath(form, restricted)),
  noValidate: false,
})

interface PlainPostProps {
  form: FormName
  restricted?: boolean
  /** The class of the note. */
  className: string | undefined
}

/**
 * What a form without scripts sends besides its controls, and other ways to get in touch. With scripts the hidden fields go,
 * and the rules of the form take the place of the browser's.
 */
export const PlainPost = ({ form, restricted, className }: PlainPostProps) => {
  const isHydrated = useHydrated()
  const note = useRef<HTMLElement>(null)
  const { url, contact } = useSite()
  const { values } = useForm<FieldValues>().getState()
  const provider = plainProvider()
  const next = provider?.nextName()
  const uncontrolled = Object.keys(fieldsOf(form)).filter((name) => fieldsOf(form)[name]?.control === "none")
  useEffect(() => {
    const owner = note.current?.closest("form")
    if (owner) owner.noValidate = true
  }, [])
  const hidden = {
    ...Object.fromEntries(uncontrolled.map((name) => [name, String(values[name])])),
    ...provider?.extrasOf(form),
    ...(next && { [next]: url + sentPath(form, restricted) }),
  }
  return (
    <>
      {!isHydrated &&
        Object.entries(hidden).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <noscript ref={note} className={className}>
        <p>{fill(process.env.FORMS_WITHOUT_SCRIPT ?? "", contact)}</p>
      </noscript>
    </>
  )
}
