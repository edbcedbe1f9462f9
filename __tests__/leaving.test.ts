/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { build } from "esbuild"

/**
 * The folders and files that import Gatsby or one of its packages, as docs/leaving.md lists them. The list may only
 * get shorter: what is not in it stays usable without Gatsby.
 */
const tied = [
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "src/api",
  "src/components/links",
  "src/components/pictures",
  "src/gatsby-node",
  "src/islands",
  "src/layout",
  "src/pages",
  "src/search",
  "src/sections",
  "src/seo",
  "src/site",
  "src/templates",
]

const isGatsby = (from: string) => /^(?:gatsby|@gatsbyjs)(?:[-/]|$)/.test(from)

test("only the listed files and folders import Gatsby, types included", () => {
  const sources = [
    ...readdirSync("."),
    ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`),
  ].filter((file) => /^(?:src\/.*|gatsby-\w+)\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  const importers = sources.filter((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport\()\s*"([^"]+)"/g)].some(([, from = ""]) =>
      isGatsby(from),
    ),
  )
  const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`)
  expect(importers.filter((file) => !tied.some((place) => isIn(file, place)))).toEqual([])
  // A row that no file needs any more is to be deleted.
  expect(tied.filter((place) => !importers.some((file) => isIn(file, place)))).toEqual([])
})

/** The commands, each of which is a file in one of these folders. */
const commands = ["scripts", "tools"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.m?[tj]s$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => `${folder}/${file}`),
)

test("no command needs Gatsby's packages to be there, except by running it", async () => {
  const { metafile } = await build({
    entryPoints: commands,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    loader: { ".css": "empty" },
    metafile: true,
    write: false,
    outdir: "unused",
  })
  // Parts that load on first use in a browser are not loaded by a command.
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (!external && kind !== "dynamic-import") follow(path)
  }
  commands.forEach(follow)
  const importers = [...reached].filter((file) => metafile.inputs[file]?.imports.some(({ path }) => isGatsby(path)))
  expect(importers).toEqual([])
})
