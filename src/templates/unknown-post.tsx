import { graphql, type PageProps } from "gatsby"
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs"
import { buttonClass } from "../components/Button/buttonClass"
import { Icon } from "../components/Icon/Icon"
import { useCanonicalPath } from "../search/useCanonicalPath"
import { Hero } from "../sections/Hero/Hero"
import { NearestPages } from "../sections/NearestPages/NearestPages"
import { BackToBlogs } from "../sections/Post/BackToBlogs"
import { RelatedPosts } from "../sections/Post/RelatedPosts"
import { Sections } from "../sections/Section/Sections"
import { SiteLinks } from "../sections/SiteLinks/SiteLinks"
import { Seo } from "../seo/Seo"
import { usePartLabels } from "../site/usePartLabels"

/**
 * The page for an unknown post: a message that it was not found, the link back, and the existing posts; without posts,
 * links to the rest of the site.
 */
const UnknownPostPage = ({ data, location }: PageProps<Queries.UnknownPostPageQuery>) => {
  useCanonicalPath(location.pathname)
  const { reading } = usePartLabels()
  const { page, posts, labels } = data
  if (!page) return null
  const { unknownPost, unknownPostText } = labels.errors
  return (
    <Sections>
      <Seo title={unknownPost} description={unknownPostText} path={location.pathname} unknown />
      <Hero
        heading={unknownPost}
        subheading={unknownPostText}
        picture={page.picture}
        action={
          posts.nodes.length > 0 && (
            <BackToBlogs className={buttonClass()}>
              <Icon of={ArrowLeft} size={18} />
              {reading.backToBlogs}
            </BackToBlogs>
          )
        }
      />
      <NearestPages pathname={location.pathname} />
      {posts.nodes.length > 0 ? <RelatedPosts posts={posts.nodes} /> : <SiteLinks />}
    </Sections>
  )
}

export default UnknownPostPage

export const query = graphql`
  query UnknownPostPage {
    page(slug: { eq: "not-found" }) {
      picture {
        ...PictureHero
      }
    }
    posts: allPost(filter: { hidden: { ne: true } }, sort: [{ date: DESC }, { number: DESC }], limit: 3) {
      nodes {
        ...PostCard
      }
    }
    labels {
      errors {
        unknownPost
        unknownPostText
      }
    }
  }
`
