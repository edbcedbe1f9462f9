import { graphql } from "gatsby"
import { type ComponentType, createContext, lazy, Suspense, useContext, useEffect, useState } from "react"
import { useHydrated } from "../components/hooks/useHydrated"
import { useLabels } from "../site/useLabels"
import { namePage } from "../site/visit"
import type { HeadProps } from "./Head"

const LoadedHead = lazy<ComponentType<HeadProps>>(() =>
  import(/* webpackChunkName: "head" */ "./Head").then(
    ({ Head }) => ({ default: Head }),
    () => ({ default: () => null }),
  ),
)

/** Loads `Head` on the first client-side navigation. Until then, or if that fails, the page has only its title. */
const DeferredHead = (props: HeadProps) => (
  <Suspense>
    <LoadedHead {...props} />
  </Suspense>
)

/** The component that renders the head. The build uses the synchronous one (gatsby-ssr.tsx). */
export const HeadWriter = createContext<ComponentType<HeadProps>>(DeferredHead)

/** What the page of an entry needs of its context, besides the variables of its query. */
export interface EntryPageContext {
  /** Whether the page is hidden; left out if not. */
  hidden?: boolean
  /** Whether it has so little text of its own that shared sections give way; left out if not. */
  isShort?: boolean
}

/** The name of a page: the last step of its trail, or that of home. Error pages have none. */
const useNameOf = ({ path, trail }: HeadProps) => {
  const { homeCrumb } = useLabels().navigation
  return path === "/" ? homeCrumb : trail?.at(-1)?.label
}

/**
 * Sets the page's head, and tells others its name; use it once per page. The first page already has its head in the
 * HTML.
 */
export const Seo = (props: HeadProps) => {
  const Head = useContext(HeadWriter)
  const name = useNameOf(props)
  // The build renders one page at a time, and what comes after its head names the page too.
  if (typeof window === "undefined") namePage(name)
  useEffect(() => namePage(name), [name])
  const [isInHtml] = useState(!useHydrated() && typeof window !== "undefined")
  const { title } = props
  useEffect(() => {
    if (!isInHtml) document.title = title
  }, [isInHtml, title])
  return isInHtml ? null : <Head {...props} />
}

/** What every page tells search engines about itself. */
export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`
