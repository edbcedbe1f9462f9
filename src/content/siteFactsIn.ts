import { z } from "zod"
import { readText } from "./readDataFile"
import { site } from "./schemas/site"
import { factsOf, noFacts, type SiteFacts, siteFile } from "./siteFacts"

const { brand, brandIsWord, company, leads, measuring } = site.shape
const factFields = z.object({ brand, brandIsWord, company, leads, measuring })

/**
 * Reads the facts in data/site.json. If they are invalid, which the check reports, there are none.
 * @param root the folder that holds `data/`
 */
export const siteFactsIn = (root: string): SiteFacts => {
  try {
    return factsOf(factFields.parse(JSON.parse(readText(`${root}/data/${siteFile}`))))
  } catch {
    return noFacts
  }
}
