import { graphql, type PageProps } from "gatsby"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { ToolList } from "../sections/Tools/ToolList"

/** The list of tools for readers (docs/specification.md, Tools). */
const ToolsPage = ({ data }: PageProps<Queries.ToolsPageQuery>) => {
  const { page, tools } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <ToolList tools={tools.nodes} />
      <TextSection sections={page.sections} />
    </SimplePage>
  )
}

export default ToolsPage

export const query = graphql`
  query ToolsPage {
    page(slug: { eq: "tools" }) {
      ...PageCopy
    }
    tools: allTool(filter: { hidden: { ne: true } }, sort: { position: ASC }) {
      nodes {
        ...ToolCard
      }
    }
  }
`
