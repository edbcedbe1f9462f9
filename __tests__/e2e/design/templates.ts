import { anyJobPath } from "../../support/siteContent"

/** Every kind of page, by a page that stands for it. */
export const templates = {
  home: "/",
  country: "/uk",
  "country-generic": "/pageforcountry",
  service: "/services/law-assignment",
  citations: "/services/chicago-citation",
  "service-unknown": "/services/gardening",
  services: "/services",
  about: "/about-us",
  plans: "/plans",
  contact: "/contact-us",
  blogs: "/blogs",
  post: "/blog/1",
  "post-unknown": "/blog/999",
  samples: "/samples",
  sample: "/samples/later-school-start-essay",
  careers: "/career",
  job: anyJobPath,
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  refund: "/refund-policies",
  error: "/nowhere",
} as const

export const schemes = ["light", "dark"] as const
