/** @jest-environment node */
import { buildSync } from "esbuild"
import { rules } from "../../src/build/checkContentOrPanic"

test("the data are checked again if any module of the check changes", () => {
  const { metafile } = buildSync({
    entryPoints: ["src/content/checkChanges.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
  })
  const isCovered = (module: string) => rules.some((rule) => module === rule || module.startsWith(`${rule}/`))
  expect(Object.keys(metafile.inputs).filter((module) => !isCovered(module))).toEqual([])
})
