import { addressesOf } from "../addresses"
import { compressFolder } from "../compress/compressFolder"
import { dropVariants } from "../compress/variants"
import { readRedirects } from "../readRedirects"
import { linkFiles } from "./linkFiles"
import { publishedFiles } from "./publishedFiles"
import { writeHostFiles } from "./writeHostFiles"

/** What is laid out. */
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
  /** Whether the variants that servers send are written; hosts of plain files compress what they send. */
  compressed?: boolean
}

/**
 * Lays the built site out for hosts: what is published, with what they read.
 * @returns the files that it left out because this build does not explain them
 */
export const layOutSite = async ({
  from = "public",
  to = "dist",
  statics = "static",
  deploy = "deploy",
  siteUrl,
  compressed = true,
}: Layout) => {
  const { files, pages, unknown } = publishedFiles(from, statics)
  linkFiles(files, to)
  writeHostFiles(addressesOf(pages, readRedirects()), siteUrl, to, deploy)
  if (compressed) await compressFolder(to)
  else dropVariants(to)
  return unknown
}
