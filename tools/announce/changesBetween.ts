import type { Sitemap } from "../readSitemap"

/** The addresses of pages that differ between two sitemaps. */
export interface Changes {
  /** Pages that only the newer one lists. */
  readonly added: readonly string[]
  /** Pages whose last change is later in the newer one. */
  readonly changed: readonly string[]
  /** Pages that only the older one lists. */
  readonly removed: readonly string[]
}

const isLater = (day = "", than = "") => Date.parse(day) > Date.parse(than)

/**
 * Compares two sitemaps of a site.
 * @param before the live site's
 * @param after the new build's
 */
export const changesBetween = (before: Sitemap, after: Sitemap): Changes => ({
  added: [...after.keys()].filter((address) => !before.has(address)),
  changed: [...after.keys()].filter((address) => isLater(after.get(address), before.get(address))),
  removed: [...before.keys()].filter((address) => !after.has(address)),
})
