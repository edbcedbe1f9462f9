import { useEffect, useRef } from "react"
import { useFormState } from "react-final-form"
import { buttonClass } from "../components/Button/buttonClass"
import * as styles from "./FormShell.module.css"

interface SubmitButtonProps {
  copy: { readonly submit: string; readonly sending: string }
  /** Name of a consent field. While it is unticked the button looks disabled; a click still says why. */
  requiredConsent?: string
  strong?: boolean
}

/** The button that sends a form. While a send is under way it is disabled and says so. */
export const SubmitButton = ({ copy, requiredConsent, strong }: SubmitButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const { submitting, errors } = useFormState({ subscription: { submitting: true, errors: true } })

  // A disabled button loses the focus to the body or, on the second click of a double click, to its container. It gets
  // the focus back unless the visitor has moved it, without scrolling back to it.
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !submitting && document.activeElement?.contains(button.current))
      button.current?.focus({ preventScroll: true })
    wasSubmitting.current = submitting === true
  }, [submitting])

  return (
    <div className={styles.submit} data-needs-script={process.env.GATSBY_FORMS ? undefined : true}>
      <button
        ref={button}
        type="submit"
        className={buttonClass({ wide: true, tone: strong ? "strong" : "action" })}
        disabled={submitting}
        aria-disabled={(requiredConsent && errors?.[requiredConsent] !== undefined) || undefined}
      >
        {submitting ? copy.sending : copy.submit}
      </button>
    </div>
  )
}
