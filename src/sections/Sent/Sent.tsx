import { ButtonLink } from "../../components/links/ButtonLink"
import type { FormName } from "../../forms/formTables"
import { Seo } from "../../seo/Seo"
import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { useLabels } from "../../site/useLabels"
import { useSite } from "../../site/useSite"
import { Section } from "../Section/Section"
import { Sections } from "../Section/Sections"
import * as styles from "./Sent.module.css"

interface SentProps {
  path: string
  form: FormName
  /** Whether it was on the page of a country whose law restricts our services. */
  restricted: boolean
}

/** That a form was sent, and what happens next. */
export const Sent = ({ path, form, restricted }: SentProps) => {
  const { [form]: copy, nextSteps } = useForms()
  const { homeCrumb } = useLabels().navigation
  const { contact } = useSite()
  return (
    <Sections>
      <Seo title={copy.success} description={copy.success} path={path} unknown />
      <Section>
        <div className={styles.sent}>
          <h1 className={styles.heading}>{copy.success}</h1>
          {nextSteps && (
            <>
              <h2 className={styles.next}>{nextSteps.heading}</h2>
              <ol className={styles.steps}>
                {nextSteps[form].steps.map((step) => (
                  <li key={step.text}>{(restricted && step.restricted) || step.text}</li>
                ))}
              </ol>
            </>
          )}
          <p className={styles.note}>{fill(process.env.FORMS_WITHOUT_SCRIPT ?? "", contact)}</p>
          <p>
            <ButtonLink to="/" label={homeCrumb} />
          </p>
        </div>
      </Section>
    </Sections>
  )
}
