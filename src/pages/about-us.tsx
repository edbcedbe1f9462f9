import { graphql, type PageProps } from "gatsby"
import { AboutText } from "../sections/AboutText/AboutText"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { FeaturedPosts } from "../sections/FeaturedPosts/FeaturedPosts"
import { Features } from "../sections/Features/Features"
import { PageHero } from "../sections/Hero/PageHero"
import { Sections } from "../sections/Section/Sections"
import { Socials } from "../sections/Socials/Socials"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Seo } from "../seo/Seo"

/** About (specification, section 2). */
const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const { page, posts } = data
  if (!page) return null
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={`/${page.slug}`} trail={trail} kind="AboutPage" />
      <PageHero page={page} trail={trail} action={<Socials />} />
      <TrustFacts />
      <AboutText sections={page.sections ?? []} />
      <Features />
      <FeaturedPosts posts={posts.nodes} />
      <ContactSection />
    </Sections>
  )
}

export default AboutPage

export const query = graphql`
  query AboutPage {
    page(slug: { eq: "about-us" }) {
      ...PageCopy
    }
    posts: allPost(filter: { featured: { eq: true } }, sort: { number: ASC }) {
      nodes {
        ...PostCard
      }
    }
  }
`
