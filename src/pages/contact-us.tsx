import { graphql, type PageProps } from "gatsby"
import { ContactSectionIsland } from "../sections/ContactSection/ContactSectionIsland"
import { StandingPage } from "../sections/StandingPage/StandingPage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** Contact (docs/specification.md, About, Plans and Contact). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page } = data
  if (!page) return null
  return (
    <StandingPage page={page} kind="ContactPage">
      <ContactSectionIsland />
      <TextSection sections={page.sections} />
    </StandingPage>
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
