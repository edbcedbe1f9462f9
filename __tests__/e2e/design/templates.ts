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
 * Every type of page, by a page of it; each policy, and each page that stands alone, is a type of its own. Where it matters to
 * tests which entry is taken, it is named here. A site may have no country of its own, no post, and no sample.
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
  refund: "/refund-policies",
  error: "/nowhere",
}

export const schemes = ["light", "dark"] as const
