import { type ComponentType, lazy, Suspense } from "react"
import { useFormState } from "react-final-form"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import * as styles from "./FormShell.module.css"
import type { NextStepsProps } from "./NextSteps"

const importSteps = () => import(/* webpackChunkName: "next-steps" */ "./NextSteps")

/** Without its code, the reference still shows. */
const LoadedSteps = lazy<ComponentType<NextStepsProps>>(() =>
  importSteps().then(
    ({ NextSteps }) => ({ default: NextSteps }),
    () => ({ default: () => null }),
  ),
)

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
  return (
    <div className={styles.sent}>
      <p aria-live="polite" className={styles.reference}>
        {sent && fill(nextSteps.reference, { reference: sent })}
      </p>
      {sent && (
        <Suspense>
          <LoadedSteps {...props} reference={sent} />
        </Suspense>
      )}
    </div>
  )
}
