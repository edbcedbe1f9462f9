import { examplePages } from "../../../tools/examplePages"
import {
  anyCountryPath,
  anyJobPath,
  anyPostPath,
  anySamplePath,
  anyServicePath,
  citationServicePath,
} from "../../support/siteContent"

/**
 * Every kind of page, by a page that stands for it; each policy, and each page that stands alone, is a kind of its own. Where it
 * matters to tests which entry stands for its type, it is named here.
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
  job: anyJobPath,
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  refund: "/refund-policies",
  error: "/nowhere",
}

export const schemes = ["light", "dark"] as const
