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

/** Loads `Head` on the first client-side navigation. Until then, or if that fails, the page has only its title. */
const DeferredHead = (props: HeadProps) => (
  <Suspense>
    <LoadedHead {...props} />
  </Suspense>
)

/** The component that renders the head. The build uses the synchronous one (gatsby-ssr.tsx). */
export const HeadWriter = createContext<ComponentType<HeadProps>>(DeferredHead)

/** Sets the page's head; use it once per page. The first page already has its head in the HTML. */
export const Seo = (props: HeadProps) => {
  const Head = useContext(HeadWriter)
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
