import { graphql } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"
import { TextBlocks } from "../TextBlocks/TextBlocks"

/** What visitors ask before they order, answered in full. */
export const Ordering = ({ heading, items }: Queries.OrderingSectionFragment) => (
  <Section id="before-you-order">
    <SectionHead heading={heading} />
    <TextBlocks sections={items.map(({ question, answer }) => ({ title: question, body: answer }))} />
  </Section>
)

export const orderingSection = graphql`
  fragment OrderingSection on Ordering {
    heading
    items {
      question
      answer
    }
  }
`
