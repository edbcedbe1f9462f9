import { graphql } from "gatsby"
import { Accordion } from "../../components/Accordion/Accordion"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { faqAnchor } from "../../site/anchors"
import { Section } from "../Section/Section"

/** The questions about a tool. */
export const ToolFaqs = ({ tool }: { tool: Queries.ToolFaqsFragment }) => (
  <Section>
    <SectionHead heading={tool.faqsHeading} />
    <Accordion
      name="tool-faqs"
      items={tool.faqs.map(({ question, answer }) => ({ title: question, html: answer, id: faqAnchor(question) }))}
    />
  </Section>
)

export const toolFaqs = graphql`
  fragment ToolFaqs on Tool {
    faqsHeading
    faqs {
      question
      answer
    }
  }
`
