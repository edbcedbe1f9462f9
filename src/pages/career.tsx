import { graphql, type PageProps } from "gatsby"
import { Offers } from "../sections/Offers/Offers"
import { OpeningList } from "../sections/OpeningList/OpeningList"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { isClosed } from "../site/isClosed"

/** Careers: the current openings, and what we offer (docs/specification.md, Careers). */
const CareerPage = ({ data }: PageProps<Queries.CareerPageQuery>) => {
  const { page, jobs, buildDay } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <OpeningList jobs={jobs.nodes.filter(({ validThrough }) => !isClosed(validThrough, buildDay.day))} />
      <TextSection sections={page.sections} />
      <Offers />
    </SimplePage>
  )
}

export default CareerPage

export const query = graphql`
  query CareerPage {
    page(slug: { eq: "career" }) {
      ...PageCopy
    }
    jobs: allJob(filter: { hidden: { ne: true } }, sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        validThrough
        ...Opening
      }
    }
    buildDay {
      day
    }
  }
`
