import { rmSync } from "node:fs"

/** Takes away what Gatsby puts beside the pages for scripts of third parties. This site has none. */
export const dropUnused = () => rmSync("public/~partytown", { recursive: true, force: true })
