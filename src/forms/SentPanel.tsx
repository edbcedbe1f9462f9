import { useFormState } from "react-final-form"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import * as styles from "./FormShell.module.css"
import { loadedSending } from "./loadSending"
import type { NextStepsProps } from "./NextSteps"

type SentReferenceProps = Omit<NextStepsProps, "reference"> & {
  /** The reference of what was sent last, if anything was. */
  reference: string | undefined
}

/**
 * The reference of what was sent, and what happens next, until something is typed again. It stands below the form, since
 * forms are not printed. The reference alone is announced, after the form's own message.
 */
export const SentReference = ({ reference, ...props }: SentReferenceProps) => {
  const { nextSteps } = useForms()
  const { submitSucceeded } = useFormState({ subscription: { submitSucceeded: true } })
  const sent = submitSucceeded ? reference : undefined
  // It is loaded once something was sent.
  const NextSteps = loadedSending()?.NextSteps
  return (
    <div data-printed={sent ? "" : undefined}>
      <p aria-live="polite" className={styles.reference}>
        {sent && nextSteps && fill(nextSteps.reference, { reference: sent })}
      </p>
      {sent && NextSteps && <NextSteps {...props} reference={sent} />}
    </div>
  )
}
