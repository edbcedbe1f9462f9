/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"

const read = (pattern: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .join("\n")

test("every custom property that stylesheets use is set somewhere", () => {
  const set = new Set(read(/\.(?:css|tsx)$/).match(/--[\w-]+(?="?:)/g))
  const used = [...read(/\.css$/).matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
  expect(used).not.toEqual([])
  expect(used.filter((name) => !set.has(name))).toEqual([])
})
