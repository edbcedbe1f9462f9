/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { temporaryFolder } from "../support/temporaryFolder"

const folder = temporaryFolder()

test("the icons follow the colour of the brand", async () => {
  cpSync("static/favicon.svg", `${folder}/static/favicon.svg`)
  mkdirSync(`${folder}/src/styles`, { recursive: true })
  const drawIn = (colour: string) => {
    writeFileSync(`${folder}/src/styles/tokens.css`, `:root { --brand: ${colour}; }`)
    const program = ["--import", require.resolve("tsx"), path.resolve("scripts/draw-icons.ts")]
    expect(spawnSync(process.execPath, program, { cwd: folder, encoding: "utf8" }).stderr).toBe("")
  }

  drawIn("#0000ff")
  drawIn("#0000ff")
  expect(readFileSync(`${folder}/static/favicon.svg`, "utf8").match(/ color="[^"]*"/g)).toEqual([' color="#0000ff"'])
  for (const file of ["favicon-32x32", "icons/icon-192x192", "icons/icon-512x512"]) {
    const { data, info } = await sharp(`${folder}/static/${file}.png`).raw().toBuffer({ resolveWithObject: true })
    const topMiddle = (info.width >> 1) * info.channels
    expect([...data.subarray(topMiddle, topMiddle + 3)]).toEqual([0, 0, 255])
  }
})
