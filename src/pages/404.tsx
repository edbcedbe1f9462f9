import { graphql, type PageProps } from "gatsby"
import { useCanonicalPath } from "../search/useCanonicalPath"
import { AddressSearch } from "../sections/NearestPages/AddressSearch"
import { NearestPages } from "../sections/NearestPages/NearestPages"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { SiteLinks } from "../sections/SiteLinks/SiteLinks"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** The error page of every unknown address (docs/specification.md, Addresses). */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  useCanonicalPath(location.pathname)
  const { page } = data
  if (!page) return null
  return (
    <SimplePage page={page} unknown action={<AddressSearch pathname={location.pathname} />}>
      <NearestPages pathname={location.pathname} isSearchable />
      <TextSection sections={page.sections} />
      <SiteLinks />
    </SimplePage>
  )
}

export default NotFoundPage

export const query = graphql`
  query NotFoundPage {
    page(slug: { eq: "not-found" }) {
      ...PageCopy
    }
  }
`
