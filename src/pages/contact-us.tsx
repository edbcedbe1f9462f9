import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PageHero } from "../sections/Hero/PageHero"
import { Section } from "../sections/Section/Section"
import { Sections } from "../sections/Section/Sections"
import { TextBlocks } from "../sections/TextBlocks/TextBlocks"
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
      {page.sections && (
        <Section>
          <TextBlocks sections={page.sections} />
        </Section>
      )}
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
