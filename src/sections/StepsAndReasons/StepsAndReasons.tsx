import { graphql, useStaticQuery } from "gatsby"
import { ArrowLink } from "../../components/links/ArrowLink"
import { ButtonLink } from "../../components/links/ButtonLink"
import { contactPath } from "../../site/contactPath"
import { homeSections } from "../../site/homeSections"
import { Section } from "../Section/Section"
import * as styles from "./StepsAndReasons.module.css"

interface StepsAndReasonsProps {
  /** The service whose page this is on; a link to the contact form names it. */
  service: string
}

/** The titles of home's steps and reasons, with a link to the whole (docs/specification.md, Service pages). */
export const StepsAndReasons = ({ service }: StepsAndReasonsProps) => {
  const { workflow, reasons } = useStaticQuery<Queries.StepsAndReasonsQuery>(graphql`
    query StepsAndReasons {
      workflow {
        kicker
        inFull
        action {
          label
          to
        }
        steps {
          title
        }
      }
      reasons {
        heading
        items {
          title
        }
      }
    }
  `)
  const { kicker, inFull, action, steps } = workflow
  const to = action.to === contactPath() ? contactPath({ service }) : action.to
  return (
    <Section>
      <div className={styles.part}>
        <h2 className={styles.heading}>{kicker}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </div>
      <div className={styles.part}>
        <h2 className={styles.heading}>{reasons.heading}</h2>
        <ul className={styles.reasons}>
          {reasons.items.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
      <div className={styles.links}>
        <ButtonLink label={action.label} to={to} arrow />
        <ArrowLink label={inFull} to={`/#${homeSections.workflow}`} />
      </div>
    </Section>
  )
}
