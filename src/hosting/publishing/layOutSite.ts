import { addressesOf, readRedirects } from "../addresses"
import { compressFolder } from "../compress/compressFolder"
import { dropVariants } from "../compress/variants"
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
  /** The address that the site is served from. */
  siteUrl: string
  /** The site's IndexNow key, whose file is published. */
  indexNow?: string
  /** Whether compressed variants are written; static hosts compress by themselves. */
  compressed?: boolean
}

/**
 * Lays the built site out for hosts: the published files, and the hosts' configurations.
 * @returns the files that it left out because nothing in this build accounts for them
 */
export const layOutSite = async ({
  from = "public",
  to = "dist",
  statics = "static",
  deploy = "deploy",
  siteUrl,
  indexNow,
  compressed = true,
}: Layout) => {
  const { files, pages, unknown } = publishedFiles(from, statics, indexNow)
  linkFiles(files, to)
  writeHostFiles(addressesOf(pages, readRedirects()), siteUrl, to, deploy)
  if (compressed) await compressFolder(to)
  else dropVariants(to)
  return unknown
}
