import { graphql, type PageProps } from "gatsby"
import { Headline } from "../components/Headline/Headline"
import { trailBelow } from "../components/links/Breadcrumbs"
import { Prose } from "../components/Prose/Prose"
import { defineIsland } from "../islands/Island"
import { ServiceFaqs } from "../sections/Faqs/ServiceFaqs"
import { Hero } from "../sections/Hero/Hero"
import { RelatedServices } from "../sections/RelatedServices/RelatedServices"
import { Section } from "../sections/Section/Section"
import { Sections } from "../sections/Section/Sections"
import { TextSection } from "../sections/TextBlocks/TextSection"
import { ReferenceIsland } from "../sections/Tools/ReferenceIsland"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { webApplication } from "../seo/structured/webApplication"
import { toolPath } from "../site/entryPaths"

const WordSplit = defineIsland({
  name: "word-split",
  hydratedInView: true,
  load: async () =>
    (await import(/* webpackChunkName: "island-word-split" */ "../sections/Tools/calculators/WordSplit")).WordSplit,
})

const MarkNeeded = defineIsland({
  name: "mark-needed",
  hydratedInView: true,
  load: async () =>
    (await import(/* webpackChunkName: "island-mark-needed" */ "../sections/Tools/calculators/MarkNeeded")).MarkNeeded,
})

/** A tool for readers (docs/specification.md, Tools). */
const ToolPage = ({ data, pageContext }: PageProps<Queries.ToolPageQuery, EntryPageContext>) => {
  const { tool, styles, list } = data
  if (!tool) return null
  const trail = trailBelow(list, tool.name)
  return (
    <Sections>
      <Seo
        {...tool.seo}
        path={toolPath(tool)}
        hidden={pageContext.hidden}
        trail={trail}
        about={(site) => webApplication(site, tool)}
      />
      <Hero trail={trail} heading={<Headline text={tool.heading} />} subheading={tool.summary} picture={tool.picture} />
      {tool.builder && <ReferenceIsland builder={tool.builder} styles={styles.nodes} hasLinks />}
      {tool.split && <WordSplit split={tool.split} />}
      {tool.marks && <MarkNeeded marks={tool.marks} />}
      <Section>
        <Prose html={tool.offer} />
      </Section>
      <TextSection sections={tool.sections} />
      <ServiceFaqs service={tool} />
      <RelatedServices services={tool.services} />
    </Sections>
  )
}

export default ToolPage

export const query = graphql`
  query ToolPage($slug: String!, $styles: [String!]!, $list: String!) {
    tool(slug: { eq: $slug }) {
      seo {
        ...Seo
      }
      picture {
        ...PictureHero
      }
      ...ToolText
      ...WebApplication
      ...WordSplit
      ...MarkNeeded
      services {
        ...RelatedService
      }
    }
    styles: allCitationStyle(filter: { slug: { in: $styles } }, sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        ...StyleRules
      }
    }
    list: page(slug: { eq: $list }) {
      ...ListedIn
    }
  }
`
