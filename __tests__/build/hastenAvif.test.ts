/** @jest-environment node */
import { createRequire } from "node:module"
import path from "node:path"
import { hastenAvif } from "../../src/build/hastenAvif"

test("AVIF files are encoded with less effort, unless one is asked for", () => {
  const sharp = createRequire(path.resolve("node_modules/gatsby-plugin-sharp/index.js"))("sharp")
  const effortOf = (options?: object) => sharp().avif(options).options.heifEffort
  expect(effortOf({ quality: 62 })).toBe(4)
  hastenAvif()
  expect(effortOf({ quality: 62 })).toBe(3)
  expect(effortOf({ effort: 6 })).toBe(6)
})
