import { graphql, useStaticQuery } from "gatsby"
import { ButtonLink } from "../../components/links/ButtonLink"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { homeSections } from "../../site/homeSections"
import { Section } from "../Section/Section"
import * as styles from "./Workflow.module.css"

interface WorkflowProps {
  /** Whether the law of the page's country restricts academic services. */
  restricted?: boolean
}

/** The steps from enquiry to solution (docs/specification.md, Home). */
export const Workflow = ({ restricted = false }: WorkflowProps) => {
  const { workflow } = useStaticQuery<Queries.WorkflowQuery>(graphql`
    query Workflow {
      workflow {
        kicker
        heading
        lede
        restricted {
          heading
          lede
        }
        action {
          label
          to
        }
        steps {
          title
          text
          restricted
          picture {
            ...PictureCard
          }
        }
      }
    }
  `)
  const { kicker, action, steps } = workflow
  const { heading, lede } = (restricted && workflow.restricted) || workflow
  return (
    <Section id={homeSections.workflow}>
      <SectionHead kicker={kicker} heading={heading} lede={lede} action={<ButtonLink {...action} arrow />} />
      <ol className={styles.steps}>
        {steps.map(({ title, text, restricted: restrictedText, picture }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.plate} data-block={picture.backdrop}>
              <Picture picture={picture} layout="step" decorative softEdges />
            </div>
            <div className={styles.text}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{(restricted && restrictedText) || text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
