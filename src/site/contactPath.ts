const path = "/contact-us"

/** The address of the contact form: empty, with a chosen plan, or with the beginning of a message about a service. */
export const contactPath = (asked?: { package: string } | { service: string }) =>
  asked ? `${path}?${new URLSearchParams(asked)}` : path
