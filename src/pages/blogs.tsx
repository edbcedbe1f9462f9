import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PostList } from "../sections/PostList/PostList"
import { Section } from "../sections/Section/Section"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

/** The list of posts, newest first (docs/specification.md, Posts). */
const BlogsPage = ({ data }: PageProps<Queries.BlogsPageQuery>) => {
  const { page, posts } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <Section>
        <PostList posts={posts.nodes} level={2} />
      </Section>
      <TextSection sections={page.sections} />
      <ContactSection />
    </SimplePage>
  )
}

export default BlogsPage

export const query = graphql`
  query BlogsPage {
    page(slug: { eq: "blogs" }) {
      ...PageCopy
    }
    posts: allPost(filter: { hidden: { ne: true } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`
