import { buttonClass } from "../components/Button/buttonClass"
import { useCopied } from "../components/hooks/useCopied"
import { Link } from "../components/links/Link"
import { Status } from "../components/VisuallyHidden/Status"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useRestriction } from "../site/useRestriction"
import { useSite } from "../site/useSite"
import { visitorCountry } from "../site/visitor/visitorCountry"
import { mailLink, whatsAppLink } from "./contactLinks"
import type { FormName } from "./formTables"
import * as styles from "./NextSteps.module.css"

export interface NextStepsProps {
  form: FormName
  reference: string
  /** The subject of the e-mail, before the reference. */
  subject: string
  /** Its recipient; by default the contact address. */
  email?: string
  /** Whether the page is for a country whose law restricts our services. */
  restricted?: boolean
}

/** After a form was sent: a button that copies its reference, what happens next, and ways to send more with the reference. */
export const NextSteps = ({ form, reference, subject, email, restricted }: NextStepsProps) => {
  const { nextSteps, shared } = useForms()
  const { contact } = useSite()
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(reference))
  // As it is known by now: these steps do not look it up.
  const isRestricted = useRestriction(visitorCountry.read()).isRestricted || restricted
  if (!nextSteps) return null
  const { steps, more } = nextSteps[form]
  const text = fill(nextSteps.message, { reference })
  const way = buttonClass({ tone: "strong", small: true })
  return (
    <>
      {/* Browsers have no clipboard where the connection is not secure. */}
      {navigator.clipboard && (
        <button type="button" className={styles.copy} onClick={copy}>
          {copied ? nextSteps.copied : nextSteps.copy}
        </button>
      )}
      <Status text={copied ? nextSteps.copied : ""} />
      <div className={styles.next}>
        <h2 className={styles.heading}>{nextSteps.heading}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.text}>{(isRestricted && step.restricted) || step.text}</li>
          ))}
        </ol>
        {more && (
          <>
            <p className={styles.heading} data-screen-only>
              {more}
            </p>
            <p className={styles.ways} data-screen-only>
              <a
                className={way}
                href={mailLink(email ?? contact.email, `${subject} ${reference}`, text, shared.clipped)}
              >
                {shared.byEmail}
              </a>
              <Link className={way} to={whatsAppLink(contact.whatsapp, text)}>
                {shared.byWhatsApp}
              </Link>
            </p>
          </>
        )}
      </div>
    </>
  )
}
