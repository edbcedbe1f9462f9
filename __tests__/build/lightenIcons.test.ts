/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { lightenIcons } from "../../src/build/lightenIcons"

const home = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), "icons-"))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const write = (file: string) =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: "#c9402a" } }).toFile(file)

test("icons are drawn with a palette, other pictures are not", async () => {
  lightenIcons()
  process.chdir(folder)
  for (const [place, hasPalette] of [
    ["public/icons", true],
    ["public/static", false],
  ] as const) {
    mkdirSync(place, { recursive: true })
    await write(`${place}/one.png`)
    expect((await sharp(`${place}/one.png`).metadata()).isPalette).toBe(hasPalette)
  }
})
