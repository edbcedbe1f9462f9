import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react"
import { requestToast } from "../../toasts/requestToast"
import type { Desk, FieldValues } from "../desk/createDesk"
import { DeskContext, useDeskPart } from "../desk/DeskContext"
import { deskFor } from "../desk/deskFor"
import { useTypedBefore } from "../desk/useTypedBefore"
import { openDraft } from "../drafts/openDraft"
import type { FieldWords } from "../fields/fieldWords"
import type { FormId } from "../formIds"
import { DraftNotice } from "./DraftNotice"
import { takeEarlySubmit } from "./earlySubmit"
import * as styles from "./FormFrame.module.css"
import { Outcome } from "./Outcome"
import type { OutcomeWords } from "./outcomeWords"
import { ScriptNote } from "./ScriptNote"
import { SubmitButton } from "./SubmitButton"
import { useEngine } from "./useEngine"

export interface FormFrameProps {
  form: FormId
  /** Name under which what is typed is kept; by default the form's. */
  draft?: string
  defaults: FieldValues
  words: OutcomeWords & { readonly name: string; readonly fields: Readonly<Record<string, FieldWords>> }
  /** A box without which the button looks locked; pressing it still says why. */
  lock?: string
  /** Whether the message after success or failure shows somewhere else, as a toast. */
  toasted?: boolean
  /** The words on success, if they are not the form's own. */
  confirmation?: string
  /** The subject of the e-mail that is the way out of a failed send; by default the form's name. */
  subject?: string
  /** Where that e-mail goes; by default the contact address. */
  email?: string
  /** A form of a single line, in a block of colour. */
  inline?: boolean
  /** Fills in what the address of the page asks for; what it gives back ends what is still under way. */
  preset?: (desk: Desk) => () => void
  onSent?: () => void
  onFailed?: () => void
  children: ReactNode
}

/**
 * A form: complete in the static HTML, alive once it is used.
 * Its fields are the same elements from first to last; the form library joins them when they are touched.
 */
export const FormFrame = (props: FormFrameProps) => {
  const { form, words, defaults, draft = form, preset, inline, toasted, onSent, onFailed, children } = props
  const element = useRef<HTMLFormElement>(null)
  const [desk] = useState(() => deskFor(draft, defaults))
  const id = useId()
  const place = useMemo(() => ({ desk, prefix: `${id}-` }), [desk, id])
  const phase = useDeskPart(desk, (state) => state.phase)
  const restored = useDeskPart(desk, (state) => state.restored)
  const Engine = useEngine(desk)

  useTypedBefore(desk, element)
  useEffect(() => desk.show(), [desk])
  useEffect(() => openDraft(desk, draft), [desk, draft])
  useEffect(() => preset?.(desk), [desk, preset])
  useEffect(() => {
    if (element.current && takeEarlySubmit(element.current)) desk.ask()
  }, [desk])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    desk.ask()
  }

  // Said over the page when the visitor has gone to one without this form meanwhile.
  const sent = () => {
    if (!desk.isShown() && !toasted) requestToast({ kind: "success", text: words.success })
    onSent?.()
  }
  const failed = () => {
    if (!desk.isShown() && !toasted) requestToast({ kind: "error", text: words.failure })
    onFailed?.()
  }

  return (
    <DeskContext.Provider value={place}>
      <form
        ref={element}
        className={inline ? styles.inline : styles.form}
        aria-label={words.name}
        aria-busy={phase === "asked" || phase === "sending"}
        // Without scripts nothing is sent, whatever key is pressed: browsers ignore this method outside dialogs.
        method="dialog"
        noValidate
        data-early="true"
        data-draft={draft}
        onFocus={desk.wake}
        onPointerDown={desk.wake}
        onSubmit={submit}
      >
        <ScriptNote />
        {children}
        <SubmitButton words={words} lock={props.lock} strong={inline} />
        <Outcome {...props} />
        {restored && <DraftNotice draft={draft} onClear={() => desk.clear()} form={element} />}
      </form>
      {Engine && <Engine form={form} desk={desk} element={element} onSent={sent} onFailed={failed} />}
    </DeskContext.Provider>
  )
}
