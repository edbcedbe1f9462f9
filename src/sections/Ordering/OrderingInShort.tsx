import { graphql, useStaticQuery } from "gatsby"
import { ArrowLink } from "../../components/links/ArrowLink"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"

/** Short answers to what visitors ask before they order, with a link to the full ones. */
export const OrderingInShort = () => {
  const { ordering } = useStaticQuery<Queries.OrderingInShortQuery>(graphql`
    query OrderingInShort {
      ordering {
        heading
        short
        link {
          label
          to
        }
      }
    }
  `)
  const { heading, short, link } = ordering
  return (
    <Section>
      <SectionHead heading={heading} lede={short} action={<ArrowLink {...link} />} />
    </Section>
  )
}
