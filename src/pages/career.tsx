import { graphql, type PageProps } from "gatsby"
import { PageHero } from "../sections/Hero/PageHero"
import { Offers } from "../sections/Offers/Offers"
import { OpeningList } from "../sections/OpeningList/OpeningList"
import { Sections } from "../sections/Section/Sections"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { Seo } from "../seo/Seo"

/** Careers: the openings, and what we offer (specification, section 2). */
const CareerPage = ({ data }: PageProps<Queries.CareerPageQuery>) => {
  const { page, jobs } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} kind="CollectionPage" />
      <PageHero page={page} trail={trail} />
      <OpeningList jobs={jobs.nodes} />
      <TextSection sections={page.sections} />
      <Offers />
    </Sections>
  )
}

export default CareerPage

export const query = graphql`
  query CareerPage {
    page(slug: { eq: "career" }) {
      ...PageCopy
    }
    jobs: allJob(sort: { position: ASC }) {
      nodes {
        ...Opening
      }
    }
  }
`
