import { useFormState } from "react-final-form"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { loadedSending } from "./loadSending"
import type { NextStepsProps } from "./NextSteps"
import * as styles from "./SentPanel.module.css"
import { usePresented } from "./usePresented"

type SentPanelProps = Omit<NextStepsProps, "reference"> & {
  /** Says that the form was sent; empty while a dialog says so. */
  words: string
  /** Whether something else announces that, and has the focus. */
  toldElsewhere: boolean
  /** Whether the words are all that shows: a line on a block of colour. */
  inline?: boolean
  /** The reference of what was sent last, if anything was. */
  reference: string | undefined
}

/**
 * At the top of a form's card: that it was sent, with its reference and what happens next, until something is typed again. It
 * stands beside the form's element, since forms are not printed. The words are announced, and after them the reference.
 */
export const SentPanel = ({ words, toldElsewhere, inline, reference, ...props }: SentPanelProps) => {
  const { nextSteps } = useForms()
  const { leads } = useSite()
  const { submitSucceeded, pristine } = useFormState({ subscription: { submitSucceeded: true, pristine: true } })
  const isSent = submitSucceeded === true && words !== ""
  // What is not pristine was typed while the form was sent.
  const panel = usePresented<HTMLDivElement>(isSent && pristine === true && !toldElsewhere)
  const named = isSent && !inline ? reference : undefined
  const look = inline ? { className: styles.line } : { className: styles.panel, "data-block": "sage" }
  // It is loaded once something was sent.
  const NextSteps = loadedSending()?.NextSteps
  return (
    <div
      ref={panel}
      {...(isSent && { ...look, tabIndex: -1, "data-printed": "" })}
      // The second click of a double one on the button may fall on a link here.
      onClickCapture={(event) => event.detail > 1 && event.preventDefault()}
    >
      <p role={toldElsewhere ? undefined : "status"} className={styles.words}>
        {isSent && words}
      </p>
      {leads?.reference && nextSteps && !inline && (
        <p aria-live="polite" className={styles.reference}>
          {named && fill(nextSteps.reference, { reference: named })}
        </p>
      )}
      {named && NextSteps && <NextSteps {...props} reference={named} />}
    </div>
  )
}
