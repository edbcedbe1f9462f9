import { graphql, type PageProps } from "gatsby"
import { latePart } from "../late/latePart"
import { useArrivalScroll } from "../links/useArrivalScroll"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"

const HomeRest = latePart({
  name: "home",
  load: async () => (await import(/* webpackChunkName: "late-home" */ "../sections/Rest/HomeRest")).HomeRest,
})

/** Home. */
const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  useArrivalScroll(location.state)
  const { page } = data
  if (!page) return null
  return (
    <Sections>
      <Seo {...page.seo} path="/" />
      <EnquiryHero {...page} state={location.state} />
      <HomeRest />
    </Sections>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
    page(slug: { eq: "home" }) {
      heading
      subheading
      seo {
        title
        description
      }
      picture {
        ...PictureHero
      }
    }
  }
`
