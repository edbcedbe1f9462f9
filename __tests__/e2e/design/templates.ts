import { examplePages } from "../../../tools/examplePages"
import {
  anyCountry,
  anyCountryPath,
  anyPost,
  anyPostPath,
  anySample,
  anySamplePath,
  anyServicePath,
  citationServicePath,
} from "../../support/siteContent"

/**
 * A page of every type; each policy and each single page is its own type. If tests need a specific entry, it is named
 * here. A site may have no specific country, no post, and no sample.
 */
export const templates: Readonly<Record<string, string>> = {
  ...examplePages,
  home: "/",
  ...(anyCountry && { country: anyCountryPath }),
  "country-generic": "/pageforcountry",
  service: anyServicePath,
  citations: citationServicePath,
  "service-unknown": "/services/gardening",
  ...(anyPost && { post: anyPostPath }),
  "post-unknown": "/blog/999",
  ...(anySample && { sample: anySamplePath }),
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  error: "/nowhere",
}

export const schemes = ["light", "dark"] as const
