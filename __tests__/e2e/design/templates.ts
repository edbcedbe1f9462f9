import { countryPath } from "../../../src/site/entryPaths"
import { examplePages } from "../../../tools/examplePages"
import { anyCountry, anyServicePath, citationServicePath, genericCountry } from "../../support/siteContent"

/**
 * A page of every type that the site has, and of each layout of policies; each single page is its own type. If tests need a specific
 * entry, it is named here.
 */
export const templates: Readonly<Record<string, string>> = {
  ...examplePages,
  home: "/",
  ...(anyCountry && { country: countryPath(anyCountry) }),
  ...(genericCountry && { "country-generic": countryPath(genericCountry) }),
  service: anyServicePath,
  citations: citationServicePath,
  "service-unknown": "/services/gardening",
  "post-unknown": "/blog/999",
  privacy: "/privacy-policy",
  error: "/nowhere",
}

export const schemes = ["light", "dark"] as const
