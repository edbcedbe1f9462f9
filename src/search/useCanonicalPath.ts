import { graphql, navigate, useStaticQuery } from "gatsby"
import { useEffect } from "react"
import { decodePath, plainAddress } from "../site/plainAddress"

/** Old addresses with their targets, from data/redirects.json, if there are any. */
const useRedirects = () => {
  const { redirects } = useStaticQuery<Queries.RedirectsQuery>(graphql`
    query Redirects {
      redirects {
        items {
          from
          to
        }
      }
    }
  `)
  return redirects.items
}

/**
 * On a page that answers unknown addresses: if the address is an old one, or differs from a page's address only by
 * case or a slash at its end, navigates to that page (docs/specification.md, Addresses). Hosts with redirects do the same
 * before this page is sent. The page is looked up in the list of pages, which such a page loads anyway; requesting a missing
 * page would log an error in the console.
 */
export const useCanonicalPath = (pathname: string) => {
  const redirects = useRedirects()
  useEffect(() => {
    const path = decodePath(pathname)
    const leave = (to: string) => navigate(to + window.location.search + window.location.hash, { replace: true })
    const find = async () => {
      const moved = redirects?.find(({ from }) => plainAddress(from) === plainAddress(pathname))
      if (moved) return leave(moved.to)
      const { canonicalPath } = await import(/* webpackChunkName: "nearest-pages" */ "./canonicalPath")
      const canonical = await canonicalPath(path.replace(/\/+$/, ""))
      if (canonical && canonical !== path) return leave(canonical)
    }
    // Without a connection the page stays as it is.
    find().catch(() => undefined)
  }, [pathname, redirects])
}
