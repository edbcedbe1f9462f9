import { Link } from "../components/links/Link"
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

/** What happens after a form was sent, and ways to send more with its reference. */
export const NextSteps = ({ form, reference, subject, email, restricted }: NextStepsProps) => {
  const { nextSteps, shared } = useForms()
  const { contact } = useSite()
  // As it is known by now: these steps do not look it up.
  const isRestricted = useRestriction(visitorCountry.read()).isRestricted || restricted
  if (!nextSteps) return null
  const { steps, more } = nextSteps[form]
  const text = fill(nextSteps.message, { reference })
  return (
    <div className={styles.next}>
      <h3 className={styles.heading}>{nextSteps.heading}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.text}>{(isRestricted && step.restricted) || step.text}</li>
        ))}
      </ol>
      {more && (
        <>
          <p data-screen-only>{more}</p>
          <p className={styles.ways} data-screen-only>
            <a href={mailLink(email ?? contact.email, `${subject} ${reference}`, text, shared.clipped)}>
              {shared.byEmail}
            </a>
            <Link to={whatsAppLink(contact.whatsapp, text)}>{shared.byWhatsApp}</Link>
          </p>
        </>
      )}
    </div>
  )
}
