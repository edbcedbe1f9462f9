import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Headline } from "../../components/Headline/Headline"
import { ButtonLink } from "../../components/links/ButtonLink"
import { Seo } from "../../seo/Seo"
import type { PageKind } from "../../seo/structured/webPage"
import { pagePath } from "../../site/entryPaths"
import { Hero } from "../Hero/Hero"
import { Sections } from "../Section/Sections"

interface SimplePageProps {
  page: Queries.PageCopyFragment
  /** The type of the page in its structured data. */
  kind?: PageKind
  /** Whether the page answers unknown addresses. */
  unknown?: boolean
  /** Content beside the hero's button. */
  action?: ReactNode
  /** A form beside the hero's text. */
  aside?: ReactNode
  /** A note beside that form. */
  note?: ReactNode
  /** The sections below the hero. */
  children?: ReactNode
}

/** A page of data/pages one level below home: its head, its hero, and its sections. */
export const SimplePage = ({ page, kind, unknown, action, aside, note, children }: SimplePageProps) => {
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={pagePath(page)} trail={trail} kind={kind} unknown={unknown} />
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
        aside={aside}
        note={note}
      />
      {children}
    </Sections>
  )
}

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

/** The copy of a page of data/pages: its head, its hero and its parts. */
export const pageCopy = graphql`
  fragment PageCopy on Page {
    slug
    name
    kicker
    ...PageHead
    action {
      label
      to
    }
    sections {
      title
      aliases
      body
    }
  }
`
