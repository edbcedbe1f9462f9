import { rmSync, writeFileSync } from "node:fs"
import type { Renaming } from "./renameEntry"

/**
 * Applies a renaming to the files of a project.
 * @param root the folder that holds `data/`
 */
export const writeRenaming = (root: string, { from, to, texts }: Renaming) => {
  for (const [file, text] of texts) writeFileSync(`${root}/${file}`, text)
  if (from !== to) rmSync(`${root}/${from}`)
}
