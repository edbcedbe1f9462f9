import { once } from "node:events"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { compressFolder } from "../../src/hosting/compress/compressFolder"
import { filesBelow } from "../../src/hosting/filesBelow"
import { siteServer } from "../../src/server/siteServer"

/**
 * Serves a modified copy of a published site on a free local port.
 * @param change returns the modified text of a page or script
 * @param others additional files of the copy, by name
 * @returns its address without a trailing slash, and a function that stops it
 */
export const serveCopy = async (
  site: string,
  change: (text: string) => string,
  others: Readonly<Record<string, string>> = {},
) => {
  const folder = mkdtempSync(path.join(tmpdir(), "measured-site-"))
  cpSync(site, folder, { recursive: true, preserveTimestamps: true })
  for (const file of filesBelow(folder).filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = readFileSync(file, "utf8")
    const changed = change(text)
    if (changed !== text) writeFileSync(file, changed)
  }
  for (const [name, text] of Object.entries(others)) writeFileSync(path.join(folder, name), text)
  await compressFolder(folder)
  const server = siteServer(folder).listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = () => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
