/** @jest-environment node */
import { createRequire } from "node:module"
import path from "node:path"
import { speedUpAvif } from "../../src/gatsby-node/speedUpAvif"

test("AVIF files are encoded with less effort and chroma subsampling, unless set otherwise", () => {
  const sharp = createRequire(path.resolve("node_modules/gatsby-plugin-sharp/index.js"))("sharp")
  const settingsOf = (options: object) => {
    const { heifEffort, heifChromaSubsampling } = sharp().avif(options).options
    return { effort: heifEffort, chromaSubsampling: heifChromaSubsampling }
  }
  const before = settingsOf({ quality: 62 })
  speedUpAvif()
  const after = settingsOf({ quality: 62 })
  expect(after.effort).toBeLessThan(before.effort)
  expect([before.chromaSubsampling, after.chromaSubsampling]).toEqual(["4:4:4", "4:2:0"])
  const asked = { effort: 6, chromaSubsampling: "4:4:4" }
  expect(settingsOf(asked)).toEqual(asked)
})
