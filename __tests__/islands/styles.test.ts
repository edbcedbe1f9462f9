/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { modulesOf } from "../../tools/quality/modulesOf"

const definitions = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /Island\.tsx?$/.test(file))
  .map((file) => path.join("src", file))
  .filter((file) => readFileSync(file, "utf8").includes("defineIsland({"))

/** All imports of a module except types and dynamic imports. */
const imports = /^(?:import|export) (?!type )(?:[^"]*? from )?"(\.[^"]+)"/gm

/** The stylesheets of a module and everything that it imports. */
const stylesOf = (file: string) => [...modulesOf(file, imports)].filter((name) => name.endsWith(".css"))

/** The line that imports a stylesheet, to be copied from the message into the definition. */
const importOf = (definition: string, file: string) => {
  const relative = path.relative(path.dirname(definition), file)
  return `import "${relative.startsWith(".") ? relative : `./${relative}`}"`
}

test.each(definitions)("%s imports every stylesheet that the HTML of its island needs", (definition) => {
  const [, content = ""] = /import\(.*? "(\.[^"]+)"\)/.exec(readFileSync(definition, "utf8")) ?? []
  const needed = stylesOf(path.join(path.dirname(definition), `${content}.tsx`))
  expect(needed.length).toBeGreaterThan(0)
  const imported = stylesOf(definition)
  const missing = needed.filter((file) => !imported.includes(file))
  expect(missing.map((file) => importOf(definition, file))).toEqual([])
})

test("every island is defined in its own file", () => {
  expect(definitions.length).toBeGreaterThan(5)
})
