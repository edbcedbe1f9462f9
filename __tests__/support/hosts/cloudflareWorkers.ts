import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "jsonc-parser"
import { cloudflare } from "./cloudflare"
import type { Behaviour, Has } from "./PretendedHost"

/**
 * The static assets of Cloudflare Workers (developers.cloudflare.com/workers/static-assets, 'HTML handling', 'Redirects'): as
 * Cloudflare Pages, but with `drop-trailing-slash` other spellings redirect for the moment only.
 */
export const cloudflareWorkers = (has: Has, folder: string, project: string): Behaviour => {
  const { assets } = parse(readFileSync(path.join(project, "wrangler.jsonc"), "utf8"))
  if (assets.html_handling !== "drop-trailing-slash" || assets.not_found_handling !== "404-page")
    throw new Error("wrangler.jsonc asks for other addresses than the site's")
  const pages = cloudflare(has, folder)
  return {
    headers: pages.headers,
    answer: (address) => {
      const answer = pages.answer(address)
      return "to" in answer && answer.status === 308 ? { ...answer, status: 307 } : answer
    },
  }
}
