import { graphql, type PageProps } from "gatsby"
import { ContactFormIsland } from "../sections/ContactSection/ContactFormIsland"
import { ContactWays } from "../sections/ContactSection/ContactWays"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextBlocks } from "../sections/TextBlocks/TextBlocks"

/** Contact: the form beside the hero's text, with the advice below (docs/specification.md, About, Plans and Contact). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page, contactSection } = data
  if (!page) return null
  return (
    <SimplePage
      page={page}
      kind="ContactPage"
      action={<ContactWays />}
      aside={<ContactFormIsland heading={contactSection.heading} />}
      text={page.sections && <TextBlocks sections={page.sections} />}
    />
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
