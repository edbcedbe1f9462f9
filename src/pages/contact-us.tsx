import { graphql, type PageProps } from "gatsby"
import { ContactSectionIsland } from "../sections/ContactSection/ContactSectionIsland"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** Contact (docs/specification.md, About, Plans and Contact). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="ContactPage">
      <TextSection sections={page.sections} />
      <ContactSectionIsland />
    </SimplePage>
  )
}

export default ContactPage

export const query = graphql`
  query ContactPage {
    page(slug: { eq: "contact-us" }) {
      ...PageCopy
    }
  }
`
