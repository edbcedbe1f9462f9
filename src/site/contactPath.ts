/** The address of the contact form with a chosen plan, or with the beginning of a message about a service. */
export const contactPath = (asked: { package: string } | { service: string }) =>
  `/contact-us?${new URLSearchParams(asked)}`
