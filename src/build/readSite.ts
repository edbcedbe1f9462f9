import { textOf } from "../content/readDataFile"

/** What the build reads of data/site.json by itself, without a query. */
interface Site {
  brand: string
  tagline: string
  language: string
  url: string
}

/**
 * Reads data/site.json. Gatsby loads its configuration before the check of the data, which reports a file that cannot be
 * read.
 */
export const readSite = (): Site => {
  const unknown = { brand: "", tagline: "", language: "en", url: "" }
  try {
    return { ...unknown, ...JSON.parse(textOf("data/site.json")) }
  } catch {
    return unknown
  }
}

/** The address of the site: that of the data, unless the environment sets another. */
export const siteUrl = () => (process.env.SITE_URL || readSite().url).replace(/\/+$/, "")
