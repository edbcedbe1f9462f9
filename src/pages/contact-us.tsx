import { graphql, type PageProps } from "gatsby"
import { ContactFormIsland } from "../sections/ContactSection/ContactFormIsland"
import { ContactLines } from "../sections/ContactSection/ContactLines"
import { FraudWarning } from "../sections/FraudWarning/FraudWarning"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** Contact: the form beside the hero's text, on phones right after it, and the advice below (docs/specification.md, About, Plans and Contact). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page, contactSection } = data
  if (!page) return null
  return (
    <SimplePage
      page={page}
      kind="ContactPage"
      aside={<ContactFormIsland heading={contactSection.heading} />}
      note={
        <>
          <ContactLines />
          <FraudWarning />
        </>
      }
    >
      <TextSection sections={page.sections} />
    </SimplePage>
  )
}

export default ContactPage

export const query = graphql`
  query ContactPage {
    page(slug: { eq: "contact-us" }) {
      ...PageCopy
    }
    contactSection {
      heading
    }
  }
`
