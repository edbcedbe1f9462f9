import { hostFiles } from "../privateFiles"
import { cloudflareLimits } from "./cloudflare"
import type { Host, HostedSite } from "./Host"
import { headersFile, redirectLines } from "./plainHosts"

/** https://developers.cloudflare.com/workers/static-assets/ */
const settings = (
  siteUrl: string,
) => `// Written by npm run build:deploy -- --host cloudflare-workers. From now on it is yours. \`npx wrangler deploy\` builds the site
// and publishes it.
{
  "name": "${new URL(siteUrl).hostname.replaceAll(".", "-")}",
  "compatibility_date": "2026-11-01",
  "build": { "command": "npm run build:deploy -- --host cloudflare-workers" },
  "assets": {
    "directory": "dist",
    "html_handling": "drop-trailing-slash",
    "not_found_handling": "404-page"
  }
}
`

/** Cloudflare Workers with static assets alone, which need no code of a worker. */
export const cloudflareWorkers: Host = {
  name: "Cloudflare Workers",
  cannot: ["capitals", "permanence", "forms"],
  limits: cloudflareLimits,
  published: ({ addresses }: HostedSite) => ({
    [hostFiles.headers]: headersFile(),
    [hostFiles.redirects]: redirectLines(addresses),
  }),
  inProject: ({ siteUrl }) => ({ "wrangler.jsonc": (present) => present ?? settings(siteUrl) }),
}
