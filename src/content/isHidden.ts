/**
 * Whether the page of an entry is hidden: served, but in no menu, list, feed, sitemap or search (docs/specification.md,
 * Unpublished and hidden entries).
 * @param entry the value of a data file, or its node
 */
export const isHidden = (entry: unknown) => (entry as { hidden?: unknown } | null)?.hidden === true
