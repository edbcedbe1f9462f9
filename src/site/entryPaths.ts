/** The fields that identify an entry: its slug, or a post's number. */
export type EntryKey = { slug: string; number?: number }

/** The fields from which an entry's address is made. */
interface Named {
  readonly slug: string
}

/** Slugs: lower-case letters, digits and plus signs in words joined by hyphens. */
export const slugPattern = /^[a-z0-9+]+(?:-[a-z0-9+]+)*$/

/** The maximum number of characters of a slug. */
export const MAX_SLUG_LENGTH = 80

/** The slug of the page that answers unknown addresses; search engines must not index it. */
export const notFoundSlug = "not-found"

/** Pages whose address is not derived from their slug. */
const fixedAddresses: Readonly<Record<string, string>> = { home: "/", [notFoundSlug]: "/404" }

// The pages that list entries of a type.

export const servicesPath = "/services"

export const blogsPath = "/blogs"

const careerPath = "/career"

export const samplesPath = "/samples"

const toolsPath = "/tools"

/** All of these pages. */
export const listPaths: readonly string[] = [servicesPath, blogsPath, careerPath, samplesPath, toolsPath]

// The addresses of entries' pages, by type: the table of content types and the links both use them.

export const servicePath = ({ slug }: Named) => `${servicesPath}/${slug}`

export const countryPath = ({ slug }: Named) => `/${slug}`

export const postPath = ({ number }: { readonly number?: number | string }) => `/blog/${number}`

export const jobPath = ({ slug }: Named) => `${careerPath}/${slug}`

export const samplePath = ({ slug }: Named) => `${samplesPath}/${slug}`

export const toolPath = ({ slug }: Named) => `${toolsPath}/${slug}`

export const policyPath = ({ slug }: Named) => `/${slug}`

export const pagePath = ({ slug }: Named) => fixedAddresses[slug] ?? `/${slug}`
