import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { Ordering } from "../sections/Ordering/Ordering"
import { Plans } from "../sections/Plans/Plans"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** The plans (docs/specification.md, About, Plans and Contact). */
const PlansPage = ({ data }: PageProps<Queries.PlansPageQuery>) => {
  const { page } = data
  if (!page) return null
  return (
    <SimplePage page={page}>
      <Plans />
      <TextSection sections={page.sections} />
      <Ordering />
      <ContactSection />
    </SimplePage>
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
