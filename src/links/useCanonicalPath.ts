import { navigate } from "gatsby"
import { useEffect } from "react"
import { useRedirects } from "../site/useRedirects"
import { askPageData } from "./askPageData"

/** The paths an address may have meant: all in lower case, but for the name of a job, which is in capitals. */
const candidates = (path: string) => {
  const lower = path.toLowerCase()
  return [lower, lower.replace(/^(\/career\/)(.+)$/, (_, folder: string, name: string) => folder + name.toUpperCase())]
}

/**
 * On a page that answers unknown addresses: where the address is an old one, or another capitalisation of it is a
 * page, brings the visitor there (decisions, 'Paths'). Hosts that were told do the same before this page is sent.
 */
export const useCanonicalPath = (pathname: string) => {
  const redirects = useRedirects()
  useEffect(() => {
    const path = decodeURIComponent(pathname).replace(/\/+$/, "")
    const leave = (to: string) => navigate(to + window.location.search + window.location.hash, { replace: true })
    const find = async () => {
      const moved = redirects.find(({ from }) => from === path.toLowerCase())
      if (moved) return leave(moved.to)
      for (const candidate of candidates(path))
        if (candidate !== path && (await askPageData(candidate, "HEAD"))) return leave(candidate)
    }
    // Without a connection the page stays as it is.
    find().catch(() => undefined)
  }, [pathname, redirects])
}
