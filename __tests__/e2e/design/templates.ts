import type { PageTypeName } from "../../../src/content/contentTypes"
import {
  anyCountryPath,
  anyJobPath,
  anyPostPath,
  anySamplePath,
  anyServicePath,
  citationServicePath,
} from "../../support/siteContent"

/** Every kind of page, by a page that stands for it; each policy, and each page that stands alone, is a kind of its own. */
export const templates = {
  home: "/",
  country: anyCountryPath,
  "country-generic": "/pageforcountry",
  service: anyServicePath,
  citations: citationServicePath,
  "service-unknown": "/services/gardening",
  services: "/services",
  about: "/about-us",
  plans: "/plans",
  contact: "/contact-us",
  blogs: "/blogs",
  post: anyPostPath,
  "post-unknown": "/blog/999",
  samples: "/samples",
  sample: anySamplePath,
  careers: "/career",
  job: anyJobPath,
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  refund: "/refund-policies",
  error: "/nowhere",
} as const satisfies Record<string, string> & Record<Exclude<PageTypeName, "page" | "policy">, string>

export const schemes = ["light", "dark"] as const
