import { caddy } from "./caddyfile"
import { cloudflare } from "./cloudflare"
import { cloudflareWorkers } from "./cloudflareWorkers"
import { gitHubPages } from "./gitHubPages"
import type { Host } from "./Host"
import { netlify } from "./netlify"
import { nginx } from "./nginx"
import { vercel } from "./vercel"

/** The hosts that the site can be laid out for, by the names that `--host` takes. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx,
  caddy,
  netlify,
  cloudflare,
  "cloudflare-workers": cloudflareWorkers,
  vercel,
  "github-pages": gitHubPages,
}

/** The hosts for which a layout is made if none is named: one set of files suits them all. */
export const defaultHosts: readonly Host[] = [nginx, caddy, netlify, cloudflare]

/**
 * The hosts of these names.
 * @throws {Error} if there is no such host
 */
export const hostsNamed = (names: readonly string[]) =>
  names.map((name) => {
    const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
    if (!host) throw new Error(`There is no host "${name}". Choose from ${Object.keys(hosts).join(", ")}.`)
    return host
  })
