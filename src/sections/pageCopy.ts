import { graphql } from "gatsby"

/** What every page of data/pages has: its head and its hero. */
export const pageCopy = graphql`
  fragment PageCopy on Page {
    slug
    name
    kicker
    heading
    subheading
    seo {
      title
      description
    }
    picture {
      ...PictureHero
    }
    action {
      label
      to
    }
    sections {
      title
      body
    }
  }
`
