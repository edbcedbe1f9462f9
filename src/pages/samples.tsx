import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { SampleList } from "../sections/SampleList/SampleList"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** The list of samples (docs/specification.md, Samples). */
const SamplesPage = ({ data }: PageProps<Queries.SamplesPageQuery>) => {
  const { page, samples } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <SampleList samples={samples.nodes} />
      <TextSection sections={page.sections} />
      <ContactSection />
    </SimplePage>
  )
}

export default SamplesPage

export const query = graphql`
  query SamplesPage {
    page(slug: { eq: "samples" }) {
      ...PageCopy
    }
    samples: allSample(filter: { hidden: { ne: true } }, sort: { title: ASC }) {
      nodes {
        ...SampleCard
      }
    }
  }
`
