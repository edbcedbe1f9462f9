import { graphql } from "gatsby"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { ArrowLink } from "../../links/ArrowLink"
import { useLateFrame } from "../../site/useLateFrame"
import { Section } from "../Section/Section"

/** The answers to what visitors ask before they order, in a few words, with the way to all of them. */
export const OrderingInShort = () => {
  const { ordering } = useLateFrame()
  if (!ordering) return null
  const { heading, short, link } = ordering
  return (
    <Section>
      <SectionHead heading={heading} lede={short} action={<ArrowLink {...link} />} />
    </Section>
  )
}

export const orderingFragment = graphql`
  fragment OrderingWords on Query {
    ordering {
      heading
      short
      link {
        label
        to
      }
    }
  }
`
