/** The address of the contact form with a plan chosen, or with its message begun for a service. */
export const contactPath = (asked: { package: string } | { service: string }) =>
  `/contact-us?${new URLSearchParams(asked)}`
