import { z } from "zod"
import { readText } from "../content/readDataFile"
import { site } from "../content/schemas/site"
import { fillFacts } from "../content/siteFacts"
import { siteFactsIn } from "../content/siteFactsIn"
import { readSetting } from "../hosting/settings/readSetting"

const { brand, tagline, language, url, search } = site.shape

/** The fields of data/site.json that the build reads without a query. */
const siteFields = z.object({ brand, tagline, language, url, search })

/**
 * Reads data/site.json. Gatsby loads and validates its configuration before the data are checked, so it gets valid
 * values in any case; the check then reports the file.
 */
export const readSite = (): z.infer<typeof siteFields> => {
  try {
    return fillFacts(siteFields.parse(JSON.parse(readText("data/site.json"))), siteFactsIn("."))
  } catch {
    return {
      brand: "unknown",
      tagline: "unknown",
      language: "en",
      url: "https://site.invalid",
      search: { ai: "all" },
    }
  }
}

/** The address of the site, from the environment or else from the data. */
export const siteUrl = () => (readSetting("SITE_URL") ?? readSite().url).replace(/\/+$/, "")
