import type { Host } from "./Host"
import { plainFiles } from "./plainHosts"

/** Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/serving-pages/). */
export const cloudflare: Host = {
  name: "Cloudflare Pages",
  cannot: ["capitals", "forms"],
  // https://developers.cloudflare.com/pages/configuration/redirects/, https://developers.cloudflare.com/pages/platform/limits/
  limits: { redirects: 2000, files: 20_000 },
  published: plainFiles,
}
