import { graphql } from "gatsby"
import { type ComponentType, createContext, lazy, Suspense, useContext, useEffect, useState } from "react"
import { useHydrated } from "../components/hooks/useHydrated"
import type { HeadProps } from "./Head"

const LoadedHead = lazy<ComponentType<HeadProps>>(() =>
  import(/* webpackChunkName: "head" */ "./Head").then(
    ({ Head }) => ({ default: Head }),
    () => ({ default: () => null }),
  ),
)

/** Loaded by the first page that a visitor goes on to. Until then, and if that fails, the page has its title only. */
const DeferredHead = (props: HeadProps) => (
  <Suspense>
    <LoadedHead {...props} />
  </Suspense>
)

/** The component that renders the head. The build sets the one that is loaded synchronously (gatsby-ssr.tsx). */
export const HeadWriter = createContext<ComponentType<HeadProps>>(DeferredHead)

/** Sets the page's head. Once per page; the page that the visitor came to first has its head in the HTML. */
export const Seo = (props: HeadProps) => {
  const Head = useContext(HeadWriter)
  const [isInHtml] = useState(!useHydrated() && typeof window !== "undefined")
  const { title } = props
  useEffect(() => {
    if (!isInHtml) document.title = title
  }, [isInHtml, title])
  return isInHtml ? null : <Head {...props} />
}

/** What every page says of itself to search engines. */
export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`
