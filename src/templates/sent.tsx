import type { PageProps } from "gatsby"
import { ButtonLink } from "../components/links/ButtonLink"
import type { FormName } from "../forms/formTables"
import * as styles from "../forms/NextSteps.module.css"
import { Section } from "../sections/Section/Section"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useLabels } from "../site/useLabels"
import { useSite } from "../site/useSite"

/** The form that was sent, and whether from the page of a country whose law restricts our services. */
interface SentContext {
  form: FormName
  restricted: boolean
}

/** The page on which a form ends that was sent without scripts: that it was sent, and what happens next. */
const SentPage = ({ location, pageContext: { form, restricted } }: PageProps<object, SentContext>) => {
  const { [form]: copy, nextSteps } = useForms()
  const { homeCrumb } = useLabels().navigation
  const { contact } = useSite()
  return (
    <Sections>
      <Seo title={copy.success} description={copy.success} path={location.pathname} unknown />
      <Section>
        <div className={styles.next}>
          <h1>{copy.success}</h1>
          {nextSteps && (
            <>
              <h2 className={styles.heading}>{nextSteps.heading}</h2>
              <ol className={styles.steps}>
                {nextSteps[form].steps.map((step) => (
                  <li key={step.text}>{(restricted && step.restricted) || step.text}</li>
                ))}
              </ol>
            </>
          )}
          <p>{fill(process.env.FORMS_WITHOUT_SCRIPT ?? "", contact)}</p>
          <p>
            <ButtonLink to="/" label={homeCrumb} />
          </p>
        </div>
      </Section>
    </Sections>
  )
}

export default SentPage
