import type { Host } from "./Host"
import { plainFiles } from "./plainHosts"

/** https://developers.cloudflare.com/pages/configuration/redirects/, https://developers.cloudflare.com/pages/platform/limits/ */
export const cloudflareLimits = { redirects: 2000, files: 20_000 } as const

/** Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/serving-pages/). */
export const cloudflare: Host = {
  name: "Cloudflare Pages",
  cannot: ["capitals", "forms"],
  limits: cloudflareLimits,
  published: plainFiles,
}
