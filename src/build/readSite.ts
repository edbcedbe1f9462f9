import { textOf } from "../content/readDataFile"

/** What Gatsby's configuration needs of data/site.json. */
interface Site {
  brand: string
  tagline: string
  language: string
  url: string
}

/**
 * Reads data/site.json for Gatsby's configuration. Gatsby loads that before the check of the data, which then says what is
 * wrong with a file that cannot be read.
 */
export const readSite = (): Site => {
  const unknown = { brand: "", tagline: "", language: "en", url: "" }
  try {
    return { ...unknown, ...JSON.parse(textOf("data/site.json")) }
  } catch {
    return unknown
  }
}

/** The address that the site is served from: the one of the data, unless the environment names another. */
export const siteUrl = () => (process.env.SITE_URL || readSite().url).replace(/\/+$/, "")
