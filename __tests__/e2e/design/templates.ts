import type { PageTypeName } from "../../../src/content/contentTypes"
import {
  anyCountryPath,
  anyPostPath,
  anySamplePath,
  anyServicePath,
  citationServicePath,
  jobPaths,
} from "../../support/siteContent"

/** Every kind of page, by a page that stands for it; each policy, and each page that stands alone, is a kind of its own. */
const kinds = {
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
  job: jobPaths[0],
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  refund: "/refund-policies",
  error: "/nowhere",
} as const satisfies Record<string, string | undefined> &
  Record<Exclude<PageTypeName, "page" | "policy">, string | undefined>

/** Every kind of page that the site has, by the address of a page that stands for it. */
export const templates = Object.fromEntries(Object.entries(kinds).filter(([, path]) => path)) as Partial<
  Record<keyof typeof kinds, string>
>

export const schemes = ["light", "dark"] as const
