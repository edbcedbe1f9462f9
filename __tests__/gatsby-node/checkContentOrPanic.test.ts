/** @jest-environment node */
import { buildSync } from "esbuild"
import { cachedCode } from "../../src/gatsby-node/buildStamp"

test("everything is checked and built again if any module of the check changes", () => {
  const { metafile } = buildSync({
    entryPoints: ["src/content/checkChanges.ts"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
  })
  const isCovered = (module: string) => cachedCode.some((name) => module === name || module.startsWith(`${name}/`))
  expect(Object.keys(metafile.inputs).filter((module) => !isCovered(module))).toEqual([])
})
