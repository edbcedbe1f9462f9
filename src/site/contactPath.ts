const path = "/contact-us"

/** The address of the contact form: empty, with a plan chosen, or with a message about a service begun. */
export const contactPath = (asked?: { package: string } | { service: string }) =>
  asked ? `${path}?${new URLSearchParams(asked)}` : path
