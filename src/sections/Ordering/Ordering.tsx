import { graphql, useStaticQuery } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"
import { TextBlocks } from "../TextBlocks/TextBlocks"
import { OrderingFacts } from "./OrderingFacts"

/** What visitors ask before they order, answered in full. */
export const Ordering = () => {
  const { ordering } = useStaticQuery<Queries.OrderingQuery>(graphql`
    query Ordering {
      ordering {
        heading
        sample
        facts
        factsByGroup {
          fact
        }
        items {
          question
          answer
        }
      }
    }
  `)
  const { heading, sample, facts, items } = ordering
  const ofGroups = ordering.factsByGroup?.map(({ fact }) => fact) ?? []
  return (
    <Section id="before-you-order">
      <SectionHead heading={heading} />
      <OrderingFacts facts={[...facts, ...ofGroups]} sample={sample} />
      <TextBlocks sections={items.map(({ question, answer }) => ({ title: question, body: answer }))} />
    </Section>
  )
}
