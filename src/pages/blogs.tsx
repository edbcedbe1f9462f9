import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PageHero } from "../sections/Hero/PageHero"
import { PostList } from "../sections/PostList/PostList"
import { Section } from "../sections/Section/Section"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"

/** The list of posts (specification, section 2, 'Blogs'). */
const BlogsPage = ({ data }: PageProps<Queries.BlogsPageQuery>) => {
  const { page, posts } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} kind="CollectionPage" />
      <PageHero page={page} trail={trail} />
      <Section>
        <PostList posts={posts.nodes} level={2} />
      </Section>
      <ContactSection />
    </Sections>
  )
}

export default BlogsPage

export const query = graphql`
  query BlogsPage {
    page(slug: { eq: "blogs" }) {
      ...PageCopy
    }
    posts: allPost(sort: { number: ASC }) {
      nodes {
        ...PostCard
      }
    }
  }
`
