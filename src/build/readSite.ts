import { textOf } from "../content/readDataFile"

/** The fields of data/site.json that the build reads without a query. */
interface Site {
  brand: string
  tagline: string
  language: string
  url: string
}

/**
 * Reads data/site.json. Gatsby loads its configuration before the data are checked; that check reports an unreadable
 * file.
 */
export const readSite = (): Site => {
  const unknown = { brand: "", tagline: "", language: "en", url: "" }
  try {
    return { ...unknown, ...JSON.parse(textOf("data/site.json")) }
  } catch {
    return unknown
  }
}

/** The address of the site, from the environment or else from the data. */
export const siteUrl = () => (process.env.SITE_URL || readSite().url).replace(/\/+$/, "")
