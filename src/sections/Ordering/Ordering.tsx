import { graphql, useStaticQuery } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"
import { TextBlocks } from "../TextBlocks/TextBlocks"

/** What visitors ask before they order, answered in full. */
export const Ordering = () => {
  const { ordering } = useStaticQuery<Queries.OrderingQuery>(graphql`
    query Ordering {
      ordering {
        heading
        items {
          question
          answer
        }
      }
    }
  `)
  const { heading, items } = ordering
  return (
    <Section id="before-you-order">
      <SectionHead heading={heading} />
      <TextBlocks sections={items.map(({ question, answer }) => ({ title: question, body: answer }))} />
    </Section>
  )
}
