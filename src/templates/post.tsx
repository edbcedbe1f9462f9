import { graphql, type PageProps } from "gatsby"
import { trailBelow } from "../components/links/Breadcrumbs"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PostHero } from "../sections/Post/PostHero"
import { PostNeighbours } from "../sections/Post/PostNeighbours"
import { PostText } from "../sections/Post/PostText"
import { RelatedPosts } from "../sections/Post/RelatedPosts"
import { RelatedServices } from "../sections/RelatedServices/RelatedServices"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { blogPosting } from "../seo/structured/blogPosting"
import { postPath } from "../site/entryPaths"
import { imageDataOf } from "../site/imageDataOf"
import { plainHeadline } from "../site/plainHeadline"
import { usePartLabels } from "../site/usePartLabels"

/** A blog post (docs/specification.md, Posts). */
const PostPage = ({ data, pageContext }: PageProps<Queries.PostPageQuery, EntryPageContext>) => {
  const { reading } = usePartLabels()
  const { post, previous, next, related, list } = data
  if (!post) return null
  const title = plainHeadline(post.title)
  const trail = trailBelow(list, title)
  return (
    <Sections>
      <Seo
        {...post.seo}
        path={postPath(post)}
        hidden={pageContext.hidden}
        trail={trail}
        article={{ published: post.date, modified: post.updated, author: post.author.name }}
        about={(site) => blogPosting(site, post, imageDataOf(post.picture).images.fallback?.src)}
      />
      <article>
        <PostHero post={post} trail={trail} />
        <PostText post={post} />
      </article>
      <PostNeighbours previous={previous} next={next} />
      <RelatedPosts posts={related.nodes} />
      <RelatedServices services={post.services} heading={reading.services} />
      <ContactSection />
    </Sections>
  )
}

export default PostPage

export const query = graphql`
  query PostPage($number: Int!, $previous: Int, $next: Int, $related: [Int!]!, $list: String!) {
    post(number: { eq: $number }) {
      seo {
        ...Seo
      }
      ...BlogPosting
      ...PostHero
      ...PostText
      services {
        ...RelatedService
      }
    }
    previous: post(number: { eq: $previous }) {
      ...PostNeighbour
    }
    next: post(number: { eq: $next }) {
      ...PostNeighbour
    }
    related: allPost(filter: { number: { in: $related } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...PostCard
      }
    }
    list: page(slug: { eq: $list }) {
      ...ListedIn
    }
  }
`
