import { readFileSync } from "node:fs"
import path from "node:path"
import type { Behaviour, Has } from "./PretendedHost"

interface Settings {
  readonly redirects: readonly { source: string; destination: string; statusCode: number }[]
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[]
}

/**
 * Vercel with `cleanUrls` and without `trailingSlash` (vercel.com/docs/project-configuration/vercel-json; the order is that of
 * `getTransformedRoutes` in @vercel/routing-utils): endings and slashes are taken off first, then redirects and headers apply,
 * then files, then the `404.html` of the site. Addresses are compared as they are requested, with percent codes.
 */
export const vercel = (has: Has, _folder: string, project: string): Behaviour => {
  const { redirects, headers }: Settings = JSON.parse(readFileSync(path.join(project, "vercel.json"), "utf8"))
  return {
    headers: (address) => ({
      "cache-control": "public, max-age=0, must-revalidate",
      "access-control-allow-origin": "*",
      ...Object.fromEntries(
        headers
          .filter(({ source }) => new RegExp(`^${source}$`).test(address))
          .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
      ),
    }),
    answer: (address) => {
      const plain = address.replace(/(?:\/index(?:\.html)?|\.html)\/?$/, "").replace(/(?<=.)\/$/, "") || "/"
      if (plain !== address) return { status: 308, to: plain }
      const moved = redirects.find(({ source }) => source.replace(/\\(.)/g, "$1") === encodeURI(address))
      if (moved) return { status: moved.statusCode, to: moved.destination }
      const file = [address, `${address}.html`, `${address}index.html`].find(has)
      return file ? { status: 200, file } : { status: 404, file: "/404.html" }
    },
  }
}
