import { examplePages } from "../../../tools/examplePages"
import {
  anyCountryPath,
  anyPostPath,
  anySamplePath,
  anyServicePath,
  citationServicePath,
} from "../../support/siteContent"

/**
 * Every type of page, by a page of it; each policy, and each page that stands alone, is a type of its own. Where it matters to
 * tests which entry is taken, it is named here.
 */
export const templates = {
  ...examplePages,
  home: "/",
  country: anyCountryPath,
  "country-generic": "/pageforcountry",
  service: anyServicePath,
  citations: citationServicePath,
  "service-unknown": "/services/gardening",
  post: anyPostPath,
  "post-unknown": "/blog/999",
  sample: anySamplePath,
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  refund: "/refund-policies",
  error: "/nowhere",
}

export const schemes = ["light", "dark"] as const
