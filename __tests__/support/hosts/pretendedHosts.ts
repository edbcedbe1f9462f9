import { cloudflare } from "./cloudflare"
import { cloudflareWorkers } from "./cloudflareWorkers"
import { gitHubPages } from "./gitHubPages"
import { netlify } from "./netlify"
import { vercel } from "./vercel"

/** The behaviour of the hosts of plain files, by the names that `--host` takes. */
export const pretendedHosts = {
  netlify,
  cloudflare,
  "cloudflare-workers": cloudflareWorkers,
  vercel,
  "github-pages": gitHubPages,
} as const

export type PretendedHostName = keyof typeof pretendedHosts
