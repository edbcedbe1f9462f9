import { createRoot } from "react-dom/client"
import { pagePath } from "../../../site/entryPaths"
import { fill } from "../../../site/fill"
import { SearchResult } from "../../../site/preview/SearchResult"

/** What the search result of an entry takes from the site. */
export interface ResultSettings {
  siteUrl: string
  brand: string
  /** What the names in braces stand for, as in `{brand}`. */
  facts: Record<string, string>
  /** The path of a type's pages, with `{slug}` or `{number}`. */
  paths: Record<string, string>
}

/** The field of the open form at a place of its entry. */
const fieldAt = (place: string) => document.querySelector(`section.field[data-key-path="${place}"]`)

/** What is typed in a field; undefined if the form does not show it. */
const typedIn = (place: string) => fieldAt(place)?.querySelector<HTMLInputElement>("input, textarea")?.value

/** The path of the open entry's page, from what its form holds. */
const openPath = (paths: ResultSettings["paths"]) => {
  const [, type = ""] = /^#\/collections\/([^/]+)\//.exec(location.hash) ?? []
  const slug = typedIn("slug") || "…"
  return type === "page" ? pagePath({ slug }) : fill(paths[type] ?? "/", { slug, number: typedIn("number") || "…" })
}

/**
 * Shows under the texts for search engines of the open form what their search result will be, as they are typed. The
 * editing program has a place for previews of an entry, but only in half of the window.
 */
export const showSearchResult = ({ siteUrl, brand, facts, paths }: ResultSettings) => {
  const place = document.createElement("div")
  // The editing program's styles stay outside.
  const root = createRoot(place.attachShadow({ mode: "open" }))
  let shown = ""
  const update = () => {
    const field = fieldAt("seo")
    const [title, description] = [typedIn("seo.title"), typedIn("seo.description")]
    // A folded form has no inputs.
    const isOpen = field && title !== undefined && description !== undefined
    if (!isOpen) return place.remove()
    if (place.parentElement !== field) field.append(place)
    const address = siteUrl + openPath(paths)
    const now = JSON.stringify([title, description, address])
    if (now === shown) return
    shown = now
    root.render(
      <SearchResult
        title={fill(title, facts)}
        description={fill(description, facts)}
        address={address}
        siteName={brand}
      />,
    )
  }
  document.addEventListener("input", update)
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
}
