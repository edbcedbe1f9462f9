import { countryPath } from "../site/entryPaths"

/** A page in another language or for another region. */
export interface Alternate {
  /** As in en-GB; x-default for visitors who match no other page. */
  language: string
  path: string
}

interface CountryPage {
  slug: string
  language: string
  detected: boolean
}

/** The alternates that every country page lists; the generic page also serves visitors who match no other. */
export const alternatesOf = (countries: readonly CountryPage[]): Alternate[] =>
  countries.flatMap(({ slug, language, detected }) => {
    const path = countryPath({ slug })
    return detected
      ? [
          { language, path },
          { language: "x-default", path },
        ]
      : [{ language, path }]
  })
