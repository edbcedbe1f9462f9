import { countryPath } from "../site/entryPaths"

/** A page in another language or for another region. */
export interface Alternate {
  /** As in en-GB; x-default for visitors whom no other page suits. */
  language: string
  path: string
}

interface CountryPage {
  slug: string
  language: string
  detected: boolean
}

/** What every country page says of all of them; the generic one also serves whom no other suits. */
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
