import { graphql, type PageProps } from "gatsby"
import { Headline } from "../components/Headline/Headline"
import { ButtonLink } from "../components/links/ButtonLink"
import { ContactFormIsland } from "../sections/ContactSection/ContactFormIsland"
import { ContactWays } from "../sections/ContactSection/ContactWays"
import { Hero } from "../sections/Hero/Hero"
import { Sections } from "../sections/Section/Sections"
import { TextBlocks } from "../sections/TextBlocks/TextBlocks"
import { Seo } from "../seo/Seo"
import { pagePath } from "../site/entryPaths"

/** Contact: the form beside the hero's text, with the advice below (docs/specification.md, About, Plans and Contact). */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page, contactSection } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={pagePath(page)} trail={trail} kind="ContactPage" />
      <Hero
        trail={trail}
        kicker={page.kicker}
        heading={<Headline text={page.heading} />}
        subheading={page.subheading}
        picture={page.picture}
        action={
          <>
            {page.action && <ButtonLink {...page.action} arrow />}
            <ContactWays />
          </>
        }
        aside={<ContactFormIsland heading={contactSection.heading} />}
      >
        {page.sections && <TextBlocks sections={page.sections} />}
      </Hero>
    </Sections>
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
