/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * The folders of `src` that each folder, and the document, may import from, including types (docs/architecture.md,
 * Folders). Every row names only rows above it, so no two folders import each other. Biome's own rule would need the
 * forbidden folders of each.
 */
const allowedImports: Record<string, readonly string[]> = {
  site: [],
  styles: [],
  components: ["site"],
  seo: ["components", "site"],
  search: ["components", "site"],
  forms: ["components", "site"],
  islands: ["components", "forms", "site"],
  sections: ["components", "forms", "islands", "search", "seo", "site"],
  layout: ["components", "forms", "islands", "search", "sections", "site"],
  pages: ["components", "islands", "search", "sections", "seo", "site"],
  templates: ["components", "islands", "search", "sections", "seo", "site"],
  content: ["forms", "site"],
  hosting: ["content", "forms", "search", "site"],
  api: ["hosting"],
  "html.tsx": ["hosting", "islands"],
  "gatsby-node": ["content", "hosting", "islands", "search", "site"],
}

/** The same for Gatsby's own files next to `src`. */
const allowedInGatsbyFiles: Record<string, readonly string[]> = {
  "gatsby-browser.tsx": ["components", "islands", "layout", "site", "styles"],
  "gatsby-ssr.tsx": ["hosting", "islands", "seo", "styles"],
  "gatsby-node.ts": ["gatsby-node"],
  "gatsby-config.ts": ["gatsby-node"],
}

/** Folders that use the data layer or Gatsby's navigation directly; all others get what they need from these. */
const gatsbyFolders = "api components gatsby-node islands layout pages search sections seo site templates".split(" ")

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({ file, folder: file.replace(/\/.*/, ""), text: readFileSync(`src/${file}`, "utf8") }))

const importsOf = (text: string) =>
  [
    ...text
      .replace(/\/\*.*?\*\//gs, "")
      .matchAll(/(?:^import[^"\n]*|^\} from |^export [^"\n]* from |\bimport\(\s*)"([^"]+)"/gm),
  ].map(([, from]) => from ?? "")

/** The folder of `src` that a relative import refers to; undefined for packages. */
const folderOf = (file: string, imported: string) => {
  if (!imported.startsWith(".")) return undefined
  const [folder = "", ...rest] = path.posix.join(path.posix.dirname(file), imported).split("/")
  return rest.length > 0 ? folder : undefined
}

const folders = [...new Set(sources.map(({ folder }) => folder))]

test("the table has a row for every folder of src, and no others", () => {
  expect(Object.keys(allowedImports).toSorted()).toEqual(folders.toSorted())
})

test("a row names only rows above it", () => {
  const rows = Object.keys(allowedImports)
  const upwards = Object.entries(allowedImports).flatMap(([folder, allowed]) =>
    allowed.filter((name) => rows.indexOf(name) === -1 || rows.indexOf(name) > rows.indexOf(folder)),
  )
  expect(upwards).toEqual([])
})

test.each(folders)("%s imports from the folders of its row only", (folder) => {
  const wrong = sources
    .filter((source) => source.folder === folder)
    .flatMap(({ file, text }) =>
      importsOf(text)
        .filter((imported) => {
          const target = folderOf(file, imported)
          return target !== undefined && target !== folder && !allowedImports[folder]?.includes(target)
        })
        .map((imported) => `src/${file} imports ${imported}`),
    )
  expect(wrong).toEqual([])
})

test("every folder in a row is imported", () => {
  const unused = Object.entries(allowedImports).flatMap(([folder, allowed]) => {
    const used = sources
      .filter((source) => source.folder === folder)
      .flatMap(({ file, text }) => importsOf(text).map((imported) => folderOf(file, imported)))
    return allowed.filter((name) => !used.includes(name)).map((name) => `${folder} does not import ${name}`)
  })
  expect(unused).toEqual([])
})

test.each(Object.keys(allowedInGatsbyFiles))("%s imports from the folders of its row only", (file) => {
  const imported = importsOf(readFileSync(file, "utf8")).flatMap((from) => /^\.\/src\/([\w-]+)/.exec(from)?.[1] ?? [])
  expect([...new Set(imported)].toSorted()).toEqual(allowedInGatsbyFiles[file])
})

test("the folders listed for it import Gatsby, and no others", () => {
  const importing = sources.filter(({ text }) => importsOf(text).includes("gatsby")).map(({ folder }) => folder)
  expect([...new Set(importing)].toSorted()).toEqual(gatsbyFolders)
})
