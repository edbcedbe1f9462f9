import path from "node:path"
import type { Behaviour, Has } from "./PretendedHost"
import { headerRules, isRead, matching, redirectLines } from "./plainRules"

/**
 * Cloudflare Pages (developers.cloudflare.com/pages/configuration, 'Serving Pages', 'Redirects' and 'Headers'): redirects come
 * before files, `/plans` is `plans.html`, `plans/index.html` redirects to `/plans/`, missing files are answered by the nearest
 * `404.html`, and lines with a status that does not redirect are ignored.
 */
export const cloudflare = (has: Has, folder: string): Behaviour => {
  const redirects = redirectLines(folder).filter(({ status }) => status >= 301 && status <= 308)
  return {
    headers: headerRules(folder),
    answer: (address) => {
      const moved = matching(redirects, address)
      if (moved) return { status: moved.status, to: moved.to }
      const plain = address.replace(/(?:\/|\/index\.html|\.html)$/, "")
      if (address.endsWith(".html") && has(address)) return { status: 308, to: plain || "/" }
      if (!isRead(address) && has(address)) return { status: 200, file: address }
      if (has(`${plain}.html`))
        return plain === address ? { status: 200, file: `${plain}.html` } : { status: 308, to: plain }
      if (has(`${plain}/index.html`))
        return address === `${plain}/` ? { status: 200, file: `${plain}/index.html` } : { status: 308, to: `${plain}/` }
      let place = path.posix.dirname(address)
      while (place !== "/" && !has(`${place}/404.html`)) place = path.posix.dirname(place)
      return { status: 404, file: path.posix.join(place, "404.html") }
    },
  }
}
