import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PageHero } from "../sections/Hero/PageHero"
import { Sections } from "../sections/Section/Sections"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { Seo } from "../seo/Seo"

/** Contact (specification, section 2). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} kind="ContactPage" />
      <PageHero page={page} trail={trail} />
      <ContactSection />
      <TextSection sections={page.sections} />
    </Sections>
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
