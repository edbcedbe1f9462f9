import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Host, HostedSite } from "../hosts/Host"

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Where the files of hosts are written. */
interface HostFolders {
  /** The folder with the pages. */
  readonly site: string
  /** The folder for the configurations of servers. */
  readonly deploy: string
  /** The project's folder; without it, nothing is written there. */
  readonly project?: string
}

/**
 * Writes what the hosts read.
 * @returns the files in the project's folder that it has written or changed
 * @throws {Error} naming the file, if one of them cannot be read
 */
export const writeHostFiles = (hosts: readonly Host[], site: HostedSite, folders: HostFolders) => {
  const changed: string[] = []
  for (const host of hosts) {
    for (const [file, text] of Object.entries(host.published?.(site) ?? {})) write(path.join(folders.site, file), text)
    for (const [file, text] of Object.entries(host.deployed?.(site) ?? {})) write(path.join(folders.deploy, file), text)
    if (folders.project === undefined) continue
    for (const [file, textOf] of Object.entries(host.inProject?.(site) ?? {})) {
      const place = path.join(folders.project, file)
      const present = existsSync(place) ? readFileSync(place, "utf8") : undefined
      try {
        const text = textOf(present)
        if (text === present) continue
        write(place, text)
        changed.push(file)
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}. Correct it, or delete it to have it written anew.`)
      }
    }
  }
  return changed
}
