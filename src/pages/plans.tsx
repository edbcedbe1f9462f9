import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PageHero } from "../sections/Hero/PageHero"
import { Plans } from "../sections/Plans/Plans"
import { Sections } from "../sections/Section/Sections"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { Seo } from "../seo/Seo"

/** The plans (specification, sections 2 and 9). */
const PlansPage = ({ data }: PageProps<Queries.PlansPageQuery>) => {
  const { page } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} />
      <PageHero page={page} trail={trail} />
      <Plans />
      <TextSection sections={page.sections} />
      <ContactSection />
    </Sections>
  )
}

export default PlansPage

export const query = graphql`
  query PlansPage {
    page(slug: { eq: "plans" }) {
      ...PageCopy
    }
  }
`
