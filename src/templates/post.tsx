import { graphql, type PageProps } from "gatsby"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { PostHero } from "../sections/Post/PostHero"
import { PostNeighbours } from "../sections/Post/PostNeighbours"
import { PostText } from "../sections/Post/PostText"
import { RelatedPosts } from "../sections/Post/RelatedPosts"
import { RelatedServices } from "../sections/RelatedServices/RelatedServices"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"
import { postPath } from "../site/postPath"
import { useLabels } from "../site/useLabels"

/** A blog post (specification, section 2, 'Blogs'). */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const { reading } = useLabels()
  const { post, previous, next, related } = data
  if (!post) return null
  return (
    <Sections>
      <Seo {...post.seo} path={postPath(post)} />
      <article>
        <PostHero post={post} />
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
  query PostPage($number: Int!, $previous: Int, $next: Int, $related: [Int!]!) {
    post(number: { eq: $number }) {
      number
      seo {
        title
        description
      }
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
    related: allPost(filter: { number: { in: $related } }, sort: { number: ASC }) {
      nodes {
        ...PostCard
      }
    }
  }
`
