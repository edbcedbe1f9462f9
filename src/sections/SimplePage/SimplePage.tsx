import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Seo } from "../../seo/Seo"
import type { PageKind } from "../../seo/structured/webPage"
import { pagePath } from "../../site/entryPaths"
import { PageHero } from "../Hero/PageHero"
import { Sections } from "../Section/Sections"

interface SimplePageProps {
  page: Queries.PageCopyFragment
  /** The type of the page in its structured data. */
  kind?: PageKind
  /** Content beside the hero's button. */
  action?: ReactNode
  /** The sections below the hero. */
  children: ReactNode
}

/** A page of data/pages one level below home: its head, its hero, and its sections. */
export const SimplePage = ({ page, kind, action, children }: SimplePageProps) => {
  const trail = [{ label: page.name }]
  return (
    <Sections>
      <Seo {...page.seo} path={pagePath(page)} trail={trail} kind={kind} />
      <PageHero page={page} trail={trail} action={action} />
      {children}
    </Sections>
  )
}

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
      body
    }
  }
`
