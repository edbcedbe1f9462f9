/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * What each folder of `src`, each file beside them and each of Gatsby's own files imports, including types: other rows,
 * and "gatsby" where it uses the data layer or Gatsby's navigation (docs/architecture.md, Folders). Every row names only
 * rows above it, so no two import each other. Biome's own rule would need the forbidden folders of each.
 */
const rows: Record<string, readonly string[]> = {
  gatsby: [],
  styles: [],
  site: ["gatsby"],
  components: ["gatsby", "site"],
  measure: ["components", "site"],
  seo: ["components", "gatsby", "site"],
  search: ["components", "gatsby", "measure", "site"],
  forms: ["components", "measure", "site"],
  islands: ["components", "forms", "gatsby", "search", "site"],
  sections: ["components", "forms", "gatsby", "islands", "search", "seo", "site"],
  layout: ["components", "forms", "gatsby", "islands", "measure", "search", "sections", "site"],
  pages: ["components", "gatsby", "islands", "search", "sections", "seo", "site"],
  templates: ["components", "gatsby", "islands", "search", "sections", "seo", "site"],
  content: ["forms", "measure", "site"],
  hosting: ["content", "forms", "measure", "search", "site"],
  server: ["content", "forms", "hosting", "measure", "site"],
  api: ["gatsby", "hosting", "server"],
  "html.tsx": ["hosting", "islands"],
  "gatsby-node": ["content", "forms", "gatsby", "hosting", "islands", "search", "site"],
  "gatsby-browser.tsx": ["components", "gatsby", "islands", "layout", "measure", "site", "styles"],
  "gatsby-ssr.tsx": ["gatsby", "gatsby-browser.tsx", "hosting", "islands", "seo", "styles"],
}

const files = [
  ...readdirSync("."),
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`),
].filter((file) => /^(?:src\/.*|gatsby-\w+)\.(?:tsx?|js)$/.test(file) && !file.endsWith(".d.ts"))

/** The row of a file: the folder of `src` it is in, or its own name. */
const rowOf = (file: string) => file.replace(/^src\//, "").replace(/\/.*/, "")

/** The row that an import from a file refers to; undefined for other packages. */
const target = (file: string, from: string) => {
  if (!from.startsWith(".")) return from === "gatsby" ? from : undefined
  const imported = path.posix.join(path.posix.dirname(file), from)
  return imported.startsWith("src/") ? rowOf(imported) : `${imported}.tsx`
}

const imports = files.flatMap((file) =>
  [
    ...readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .matchAll(/(?:^import[^"\n]*|^\} from |^export [^"\n]* from |\bimport\(\s*)"([^"]+)"/gm),
  ].map(([, from = ""]) => ({ file, from, row: rowOf(file), to: target(file, from) })),
)

test("everything imports what its row names, and nothing else", () => {
  const outside = imports.filter(({ row, to }) => to && to !== row && !rows[row]?.includes(to))
  expect(outside.map(({ file, from }) => `${file} imports ${from}`)).toEqual([])
  const unused = Object.entries(rows).flatMap(([row, named]) =>
    named.filter((name) => !imports.some((one) => one.row === row && one.to === name)).map((name) => [row, name]),
  )
  expect(unused).toEqual([])
})

test("a row names only rows above it", () => {
  const names = Object.keys(rows)
  expect(names.filter((row, at) => rows[row]?.some((name) => !names.slice(0, at).includes(name)))).toEqual([])
})
