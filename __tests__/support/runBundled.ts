import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"

// Below the packages that cannot be bundled.
const folder = mkdtempSync(path.resolve("node_modules/.bundled-"))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * A command in one file, which starts in a third of the time that its many files take.
 * @param name the command's file below tools/, without its ending
 * @returns the path of the JavaScript
 */
export const bundled = (name: string) => {
  const outfile = path.join(folder, `${name}.cjs`)
  if (!existsSync(outfile))
    buildSync({
      entryPoints: [`tools/${name}.ts`],
      bundle: true,
      platform: "node",
      // Some packages' other format cannot be bundled.
      mainFields: ["module", "main"],
      external: ["libsql", "pg", "sharp", "esbuild", "harfbuzzjs", "subset-font", "@fontsource-variable/*"],
      outfile,
    })
  return outfile
}

/**
 * Runs a command, and waits for its end.
 * @param cwd the folder of a project
 * @param name as in {@link bundled}
 */
export const runBundled = (cwd: string, name: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [bundled(name), ...words], { cwd, encoding: "utf8" })
