import type { Addresses } from "../addresses"
import { caching, headers, pictures } from "../headers"
import type { Host } from "./Host"

/** A redirect of vercel.json. Those with conditions, such as a query, are the owner's. */
interface Redirect {
  readonly source: string
  readonly destination: string
  readonly has?: unknown
  readonly missing?: unknown
}

/** What this module reads in the file; the rest stays as it is. */
interface Settings {
  readonly redirects?: readonly Redirect[]
}

/** Escapes the characters of addresses that are special in a path of Vercel's (path-to-regexp). */
const literally = (address: string) => address.replace(/[()+]/g, "\\$&")

/**
 * Each old address decoded and with percent codes, since Vercel does not say which it compares. It takes `.html` and slashes
 * off the end before it looks up redirects.
 */
const redirectsOf = (redirects: Addresses["redirects"]) => {
  const plain = redirects.map(({ from, to }) => ({ from: from.replace(/\.html$/i, ""), to }))
  const moved = plain.filter(({ from, to }) => from !== to)
  const targets = new Map(
    moved.flatMap(({ from, to }) => [from, encodeURI(from)].map((source) => [source, to] as const)),
  )
  return [...targets].map(([source, destination]) => ({ source: literally(source), destination, statusCode: 301 }))
}

const listOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([key, value]) => ({ key, value }))

/** https://vercel.com/docs/project-configuration/vercel-json */
const settings = ({ redirects }: Addresses, present: Settings) => ({
  $schema: "https://openapi.vercel.sh/vercel.json",
  framework: null,
  buildCommand: "npm run build:deploy -- --host vercel",
  outputDirectory: "dist",
  ...present,
  cleanUrls: true,
  trailingSlash: false,
  redirects: [...redirectsOf(redirects), ...(present.redirects ?? []).filter(({ has, missing }) => has || missing)],
  headers: [
    { source: "/(.*)", headers: listOf(headers()) },
    {
      source: `/(.*)\\${pictures.ending}`,
      headers: listOf({ "Content-Security-Policy": pictures.policy }),
    },
    { source: `${caching.hashedFolder}(.*)`, headers: listOf({ "Cache-Control": caching.hashed }) },
  ],
})

/**
 * Vercel. It reads vercel.json before it builds, so that the file is in the repository, with what the owner has added:
 * https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercel: Host = {
  name: "Vercel",
  cannot: ["capitals", "errorPages", "origins", "forms"],
  // https://vercel.com/docs/routing/redirects#limits-and-pricing
  limits: { redirects: 2048 },
  inProject: ({ addresses }) => ({
    "vercel.json": (present = "{}") => `${JSON.stringify(settings(addresses, JSON.parse(present)), null, 2)}\n`,
  }),
}
