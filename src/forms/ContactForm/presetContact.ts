import { fetchServiceName } from "../../links/fetchServiceName"
import { queryValue } from "../../links/queryValue"
import { fill } from "../../site/fill"
import type { Desk } from "../desk/createDesk"

/** What may be the slug of a service; anybody can write anything else into an address. */
const slugIn = (search: string) => {
  // In a query a plus sign stands for a space; slugs have no spaces.
  const slug = (queryValue(search, "service") ?? "").replaceAll(" ", "+")
  return /^[a-z0-9+]+(?:-[a-z0-9+]+)*$/.test(slug) && slug.length <= 80 ? slug : undefined
}

/**
 * Fills in what the link to the contact form asks for: `?package=Gold` chooses a plan, `?service=<slug>` begins the
 * message with the service's name, unless a message is there. An unknown plan or service is passed over.
 * @param search the query of the address, with its question mark
 * @param tiers the names of the plans
 * @param aboutService the beginning of the message; {service} stands for the name
 * @returns what ends the look-up of the service
 */
export const presetContact = (desk: Desk, search: string, tiers: readonly string[], aboutService: string) => {
  const tier = tiers.find((name) => name === queryValue(search, "package"))
  if (tier) desk.fill({ package: tier })

  let current = true
  const begin = (service: string | undefined) => {
    if (!current || !service || desk.read().values.message) return
    desk.fill({ message: `${fill(aboutService, { service })}\n\n` })
  }
  const slug = slugIn(search)
  // Without a connection the message stays empty.
  if (slug) fetchServiceName(slug).then(begin, () => undefined)
  return () => {
    current = false
  }
}
