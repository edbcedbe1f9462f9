import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Headline } from "../../components/Headline/Headline"
import type { Crumb } from "../../links/Breadcrumbs"
import { ButtonLink } from "../../links/ButtonLink"
import { Hero } from "./Hero"

interface PageHeroProps {
  page: Queries.PageCopyFragment
  trail: readonly Crumb[]
  /** Content beside the page's button. */
  action?: ReactNode
}

/** The hero of a page of data/pages. */
export const PageHero = ({ page, trail, action }: PageHeroProps) => (
  <Hero
    trail={trail}
    kicker={page.kicker}
    heading={<Headline text={page.heading} />}
    subheading={page.subheading}
    picture={page.picture}
    action={
      (page.action || action) && (
        <>
          {page.action && <ButtonLink {...page.action} arrow />}
          {action}
        </>
      )
    }
  />
)

/** The fields for the head and hero of every page of data/pages. */
export const pageHead = graphql`
  fragment PageHead on Page {
    heading
    subheading
    seo {
      ...Seo
    }
    picture {
      ...PictureHero
    }
  }
`
