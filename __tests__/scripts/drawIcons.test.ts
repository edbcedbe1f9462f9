/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { temporaryFolder } from "../support/temporaryFolder"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  for (const file of ["src/styles/tokens.css", "data/site.json", "static/favicon.svg"])
    cpSync(file, `${folder}/${file}`)
})

const draw = () => {
  const program = ["--import", require.resolve("tsx"), path.resolve("scripts/draw-icons.ts")]
  expect(spawnSync(process.execPath, program, { cwd: folder, encoding: "utf8" }).stderr).toBe("")
}

const drawIn = (brand: string) => {
  const site = JSON.parse(readFileSync(`${folder}/data/site.json`, "utf8"))
  writeFileSync(`${folder}/data/site.json`, JSON.stringify({ ...site, colours: { brand, surfaces: "follow" } }))
  draw()
}

const mark = () => readFileSync(`${folder}/static/favicon.svg`, "utf8")

/** The colour in the middle of the upper edge of an icon, with its size. */
const topOf = async (icon: string) => {
  const { data, info } = await sharp(`${folder}/static/${icon}.png`).raw().toBuffer({ resolveWithObject: true })
  const topMiddle = (info.width >> 1) * info.channels
  return { width: info.width, colour: [...data.subarray(topMiddle, topMiddle + 3)] }
}

const icons = { "favicon-32x32": 32, "apple-touch-icon": 180, "icons/icon-192x192": 192, "icons/icon-512x512": 512 }

test("the icons follow the colour of the brand, and what is on it is dark on a light one", async () => {
  drawIn("#0000ff")
  drawIn("#0000ff")
  expect(mark().match(/ color="[^"]*"/g)).toEqual([' color="#0000ff"', ' color="#ffffff"'])
  for (const [icon, width] of Object.entries(icons)) expect(await topOf(icon)).toEqual({ width, colour: [0, 0, 255] })
  drawIn("#ffd54a")
  expect(mark()).toMatch(/color="#ffd54a"[\s\S]* color="#[0-4]/)
})

test("a PNG mark is in all icons, and in the file that pages show", async () => {
  await sharp({ create: { width: 512, height: 512, channels: 3, background: "#00ff00" } }).toFile(
    `${folder}/static/mark.png`,
  )
  draw()
  for (const [icon, width] of Object.entries(icons)) expect(await topOf(icon)).toEqual({ width, colour: [0, 255, 0] })
  expect(mark()).toContain("data:image/png;base64,")
})
