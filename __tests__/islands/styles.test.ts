/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const definitions = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /Island\.tsx?$/.test(file))
  .map((file) => path.join("src", file))
  .filter((file) => readFileSync(file, "utf8").includes("defineIsland({"))

const fileOf = (from: string, name: string) =>
  ["", ".ts", ".tsx"]
    .map((ending) => path.join(path.dirname(from), name) + ending)
    .find((file) => existsSync(file) && path.extname(file))

/** The style sheets of a module and of all that it imports, types aside. */
const stylesOf = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith(".css")) return [file]
  const source = readFileSync(file, "utf8")
  const imports = [...source.matchAll(/^(?:import|export) (?!type )(?:[^"]*? from )?"(\.[^"]+)"/gm)]
  return imports.flatMap(([, name = ""]) => {
    const imported = fileOf(file, name)
    return imported ? stylesOf(imported, seen) : []
  })
}

/** The line that imports a style sheet, to be copied from the message into the definition. */
const importOf = (definition: string, file: string) => {
  const relative = path.relative(path.dirname(definition), file)
  return `import "${relative.startsWith(".") ? relative : `./${relative}`}"`
}

test.each(definitions)("%s imports every style sheet that the HTML of its island needs", (definition) => {
  const [, content = ""] = /import\(.*? "(\.[^"]+)"\)/.exec(readFileSync(definition, "utf8")) ?? []
  const needed = [...new Set(stylesOf(fileOf(definition, content) ?? ""))]
  expect(needed.length).toBeGreaterThan(0)
  const imported = new Set(stylesOf(definition))
  const missing = needed.filter((file) => !imported.has(file))
  expect(missing.map((file) => importOf(definition, file))).toEqual([])
})

test("every island has a definition of its own file", () => {
  expect(definitions.length).toBeGreaterThan(5)
})
