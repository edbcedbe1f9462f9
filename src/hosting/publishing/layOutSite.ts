import { addressesOf, readRedirects } from "../addresses"
import { compressFolder } from "../compress/compressFolder"
import { dropVariants } from "../compress/variants"
import { exceededLimits, type Host } from "../hosts/Host"
import { defaultHosts } from "../hosts/hosts"
import { linkFiles } from "./linkFiles"
import { publishedFiles } from "./publishedFiles"
import { writeHostFiles } from "./writeHostFiles"

/** The folders and settings of a layout. */
interface Layout {
  /** The folder that Gatsby builds into. */
  from?: string
  /** The folder to publish. */
  to?: string
  /** The folder whose files Gatsby copies into the site. */
  statics?: string
  /** The folder for the configurations of servers. */
  deploy?: string
  /** The project's folder, if the hosts' files there are wanted. */
  project?: string
  /** The hosts that it is for. */
  hosts?: readonly Host[]
  /** The address that the site is served from. */
  siteUrl: string
  /** The site's IndexNow key, whose file is published. */
  indexNow?: string
  /** Whether compressed variants are written, if a host sends them. */
  compressed?: boolean
}

/** What an owner is told of a layout. */
interface LaidOut {
  /** The files that were left out because nothing in this build accounts for them. */
  readonly unknown: readonly string[]
  /** The files in the project's folder that were written or changed. */
  readonly changed: readonly string[]
  /** The limits of hosts that the site exceeds. */
  readonly exceeded: readonly string[]
}

/** Lays the built site out for hosts: the published files, and what the hosts read. */
export const layOutSite = async ({
  from = "public",
  to = "dist",
  statics = "static",
  deploy = "deploy",
  project,
  hosts = defaultHosts,
  siteUrl,
  indexNow,
  compressed = hosts.some((host) => host.sendsVariants),
}: Layout): Promise<LaidOut> => {
  const { files, pages, unknown } = publishedFiles(from, statics, indexNow)
  linkFiles(files, to)
  const addresses = addressesOf(pages, readRedirects())
  const site = { addresses, siteUrl, has: (file: string) => files.has(file) }
  const changed = writeHostFiles(hosts, site, { site: to, deploy, project })
  if (compressed) await compressFolder(to)
  else dropVariants(to)
  const counts = { redirects: addresses.redirects.length, files: files.size }
  return { unknown, changed, exceeded: hosts.flatMap((host) => exceededLimits(host, counts)) }
}
