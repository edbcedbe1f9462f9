/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { colourPictures } from "../../../src/gatsby-node/colours/colourPictures"
import { paletteFile, readPalette, shippedPalette } from "../../../src/gatsby-node/colours/readPalette"
import { temporaryFolder } from "../../support/temporaryFolder"

let root: string

const channelsOf = (colour = "") => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

const side = 40

/** A picture of one colour with a square of another in its middle. */
const draw = async (name: string, backdrop: string, square: string) => {
  const middle = { create: { width: side / 2, height: side / 2, channels: 3, background: square } } as const
  await sharp({ create: { width: side, height: side, channels: 3, background: backdrop } })
    .composite([{ input: middle }])
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toFile(`${root}/data/images/${name}.jpg`)
}

const write = (colours: object) => writeFileSync(`${root}/data/site.json`, JSON.stringify({ colours }))

/** The colours at the edge and in the middle of a picture. */
const shown = async (file = "") => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return [0, (info.width * side + side) / 2].map((place) => [...data.subarray(place * 3, place * 3 + 3)])
}

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(`${root}/data/images`, { recursive: true })
  cpSync(paletteFile, path.join(root, paletteFile))
})

const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1))

test("the shipped pictures take the site's colours, and skin, other things and an owner's pictures keep theirs", async () => {
  const shipped = shippedPalette(root)
  const skin = "#8d5a3f"
  await draw("mug", shipped.get("blush") ?? "", shipped.get("coral") ?? "")
  await draw("face", shipped.get("coral") ?? "", skin)
  await draw("own", "#ff00ff", shipped.get("coral") ?? "")
  write({ brand: "#7828a0", surfaces: "follow" })
  const palette = readPalette(root)
  const drawn = await colourPictures(root)
  expect([...drawn.keys()].toSorted()).toEqual(["images/face.jpg", "images/mug.jpg"])
  const [blush, coral] = ["blush", "coral"].map((name) => near(channelsOf(palette.get(name))))
  expect(await shown(drawn.get("images/mug.jpg"))).toEqual([blush, coral])
  expect(await shown(drawn.get("images/face.jpg"))).toEqual([coral, near(channelsOf(skin))])
  expect(await colourPictures(root)).toEqual(drawn)
})

test("pictures of other colours have other times of change, by which Gatsby notices them", async () => {
  await draw("mug", shippedPalette(root).get("blush") ?? "", "#ffffff")
  const timeOf = (file = "") => statSync(file).mtimeMs
  const times = [timeOf(`${root}/data/images/mug.jpg`)]
  for (const brand of ["#7828a0", "#15803d"]) {
    write({ brand, surfaces: "follow" })
    const [drawn, again] = [await colourPictures(root), await colourPictures(root)].map((one) =>
      timeOf(one.get("images/mug.jpg")),
    )
    expect(again).toBe(drawn)
    times.push(drawn ?? 0)
  }
  expect(new Set(times).size).toBe(times.length)
})

test("with the surfaces that ship no picture changes", async () => {
  await draw("mug", shippedPalette(root).get("blush") ?? "", "#ffffff")
  write({ brand: "#7828a0", surfaces: "shipped" })
  expect(await colourPictures(root)).toEqual(new Map())
})

test("what is no picture, or not yet whole, stays as it is until the check has reported it", async () => {
  write({ brand: "#7828a0", surfaces: "follow" })
  await draw("mug", shippedPalette(root).get("blush") ?? "", "#ffffff")
  writeFileSync(`${root}/data/images/half.jpg`, readFileSync(`${root}/data/images/mug.jpg`).subarray(0, 400))
  execFileSync("mkfifo", [`${root}/data/images/pipe.jpg`])
  expect([...(await colourPictures(root)).keys()]).toEqual(["images/mug.jpg"])
})

test("while the folder of pictures is away there are none to draw", async () => {
  write({ brand: "#7828a0", surfaces: "follow" })
  rmSync(`${root}/data/images`, { recursive: true })
  expect(await colourPictures(root)).toEqual(new Map())
})
