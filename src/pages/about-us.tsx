import { graphql, type PageProps } from "gatsby"
import { AboutText } from "../sections/AboutText/AboutText"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { FeaturedPosts } from "../sections/FeaturedPosts/FeaturedPosts"
import { Features } from "../sections/Features/Features"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { Socials } from "../sections/Socials/Socials"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { useSite } from "../site/useSite"

/** About (docs/specification.md, About, Plans and Contact). */
const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const { page, posts } = data
  const { socials } = useSite()
  if (!page) return null
  return (
    <SimplePage page={page} kind="AboutPage" action={socials && <Socials />}>
      <TrustFacts />
      <AboutText sections={page.sections ?? []} />
      <Features />
      <FeaturedPosts posts={posts.nodes} />
      <ContactSection />
    </SimplePage>
  )
}

export default AboutPage

export const query = graphql`
  query AboutPage {
    page(slug: { eq: "about-us" }) {
      ...PageCopy
    }
    posts: allPost(filter: { featured: { eq: true }, hidden: { ne: true } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`
