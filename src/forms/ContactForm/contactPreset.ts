import { fill } from "../../site/fill"
import type { FieldValues } from "../desk/createDesk"

/** The name of a service as its slug tells it: `c++-assignment` gives `C++ assignment`. */
const nameOf = (slug: string) => {
  const words = slug.replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * What the link to the contact form asks for: `?package=Gold` chooses a plan, `?service=<slug>` begins
 * the message unless one is there. Anybody can write such a link, so nothing but known plans and
 * the form of a slug is let through.
 */
export const contactPreset = (
  search: string,
  values: FieldValues,
  tiers: readonly string[],
  aboutService: string,
): FieldValues => {
  const query = new URLSearchParams(search)
  const tier = tiers.find((name) => name === query.get("package"))
  // In a query a plus sign stands for a space; slugs have no spaces.
  const slug = (query.get("service") ?? "").replaceAll(" ", "+")
  const service = /^[a-z0-9+]+(?:-[a-z0-9+]+)*$/.test(slug) && slug.length <= 80 ? nameOf(slug) : undefined
  return {
    ...(tier && { package: tier }),
    ...(service && !values.message && { message: `${fill(aboutService, { service })}\n\n` }),
  }
}
