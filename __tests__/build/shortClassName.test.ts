import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { shortClassName } from "../../src/build/shortClassName"

/** The classes and animations in a stylesheet. */
const namesIn = (file: string) => {
  const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)(?=[^{};]*\{)/g)
  return [...new Set(Array.from(names, ([, name = ""]) => name))]
}

test("each class has a short name of its own; where two share one, give one of them another long name", () => {
  const stylesheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  )
  const owners = new Map<string, string>()
  for (const file of stylesheets.map((name) => path.join("src", name)))
    for (const name of namesIn(file)) {
      const short = shortClassName(file, name)
      const owner = `${file} ${name}`
      expect(short).toMatch(/^[A-Za-z][\w-]{2}$/)
      expect(owners.get(short) ?? owner).toBe(owner)
      owners.set(short, owner)
    }
  expect(owners.size).toBeGreaterThan(300)
})
