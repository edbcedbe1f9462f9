import { graphql, type PageProps } from "gatsby"
import { PolicyAccordion } from "../sections/PolicyText/PolicyAccordion"
import { PolicyHead } from "../sections/PolicyText/PolicyHead"
import { PolicyText } from "../sections/PolicyText/PolicyText"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { policyPath } from "../site/entryPaths"

/** A page of rules, as an accordion or as running text (docs/specification.md, Policies). */
const PolicyPage = ({ data, location, pageContext }: PageProps<Queries.PolicyPageQuery, EntryPageContext>) => {
  const { policy } = data
  if (!policy) return null
  const trail = [{ label: policy.name }]
  return (
    <Sections>
      <Seo {...policy.seo} path={policyPath(policy)} hidden={pageContext.hidden} trail={trail} />
      <PolicyHead policy={policy} trail={trail} />
      {policy.layout === "accordion" ? (
        <PolicyAccordion policy={policy} location={location} />
      ) : (
        <PolicyText policy={policy} />
      )}
    </Sections>
  )
}

export default PolicyPage

export const query = graphql`
  query PolicyPage($slug: String!) {
    policy(slug: { eq: $slug }) {
      slug
      name
      layout
      seo {
        ...Seo
      }
      ...PolicyHead
      ...PolicySections
    }
  }
`
