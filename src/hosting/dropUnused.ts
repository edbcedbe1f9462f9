import { renameSync, rmSync } from "node:fs"
import path from "node:path"

/** What Gatsby puts beside the pages though no visitor asks for it: the loading of third parties' scripts, and a list of files. */
const unused = ["~partytown", "chunk-map.json"]

/** What tells which files belong together: kept beside the site, since whoever measures it wants to know. */
const statistics = "webpack.stats.json"

/** Takes away what stands beside the pages for nobody. Gatsby writes it anew in every build. */
export const dropUnused = (folder = "public", cache = ".cache") => {
  for (const name of unused) rmSync(path.join(folder, name), { recursive: true, force: true })
  renameSync(path.join(folder, statistics), path.join(cache, statistics))
}
