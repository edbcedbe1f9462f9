import { readFileSync } from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"

const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(
  readFileSync("node_modules/@sveltia/cms/npm/index.js.map", "utf8"),
)

/** The files of which the editing program is made, by package and path, or by their path in its own repository. */
const sources = new Map(
  map.sources.map((file, index) => [file.replace(/^.*\/node_modules\/|^(?:\.\.\/)+/, ""), map.sourcesContent[index]]),
)

/** A module of Lexical's package of extensions, which has a file for each. */
const extension = (name: string) => `@lexical/extension/dist/LexicalExtension${name}.prod.js`

/** What the packages' own files would say about imports that are not paths. */
const entryPoints: Record<string, string> = {
  "@lexical/extension": extension("HorizontalRuleExtension"),
  "@lexical/extension/signals": "@preact/signals-core/dist/signals-core.module.js",
}

const fileOf = (name: string, importer: string) => {
  if (name.startsWith(".")) return path.posix.join(path.posix.dirname(importer), name)
  const [, owner = "", inside] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(name) ?? []
  const inExtension =
    owner === "@lexical/extension" && inside && extension(inside.replace(/^./, (a) => a.toUpperCase()))
  const files = [...sources.keys()].filter((file) => file.startsWith(`${owner}/`))
  return (
    entryPoints[name] ??
    files.find((file) => file === name || file === inExtension || file === `${owner}/dist/${inside}.js`) ??
    (inside ? undefined : files[0])
  )
}

/** Reads modules from the source map. Those that the program leaves out, because it calls none of them, do nothing. */
const fromMap: Plugin = {
  name: "from-map",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path: name, importer }) => {
      const file = fileOf(name, importer)
      return file && sources.has(file) ? { path: file, namespace: "map" } : { path: name, namespace: "left-out" }
    })
    onLoad({ filter: /./, namespace: "map" }, ({ path: file }) => ({ contents: sources.get(file) }))
    onLoad({ filter: /./, namespace: "left-out" }, () => ({
      contents: "module.exports = new Proxy({}, { get: () => () => ({}) })",
    }))
  },
}

const textEditor = "@sveltia/ui/dist/components/text-editor"

/** A script that sets `editing` to what the editing program converts rich texts with. */
export const bundleRichText = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export * from "${textEditor}/core.js"
        export { setCodeHighlighterLoaders } from "${textEditor}/shiki/loader.js"
        export { BUTTON_NAME_MAP } from "src/lib/services/contents/fields/rich-text/index.js"`,
    },
    bundle: true,
    format: "iife",
    globalName: "editing",
    write: false,
    plugins: [fromMap],
  })
  return outputFiles[0]?.text ?? ""
}
