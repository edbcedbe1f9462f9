/** @jest-environment node */
import sharp from "sharp"
import { drawPage } from "../../../src/gatsby-node/share/drawPage"
import { renderText } from "../../../src/gatsby-node/share/renderText"
import { shareSize } from "../../../src/site/sharePath"

const [size, margin] = [70, 64]
const room = { width: 540, height: 430 }

const render = (text: string) => renderText({ text, face: "serif", size, colour: "#102030", ...room })

const imageOf = async (text: string) => (await render(text)).data.toString("base64")

const linesOf = async (text: string) => Math.round((await render(text)).info.height / (size * 1.08))

test("a title breaks between words and after hyphens, into lines within the width", async () => {
  expect(await linesOf("Law")).toBe(1)
  expect(await linesOf("SOP Writing Help: Plan, Draft and Edit")).toBe(3)
  expect(await linesOf("Undergraduate-Dissertation")).toBe(2)
  for (const text of ["SOP Writing Help: Plan, Draft and Edit", "Pneumonoultramicroscopicsilicovolcanoconiosis"])
    expect((await render(text)).info.width).toBeLessThanOrEqual(room.width)
})

test("a text that does not fit is scaled down", async () => {
  expect((await render("Dissertation ".repeat(20))).info.height).toBeLessThanOrEqual(room.height)
})

test("markup characters are shown like other characters", async () => {
  const texts = ["Plan Draft", "Plan & Draft", "Plan &amp; Draft", "Plan <b>Draft</b>"]
  expect(new Set(await Promise.all(texts.map(imageOf))).size).toBe(texts.length)
})

test("umlauts, accents, the plus sign and typographic characters have their own glyphs", async () => {
  const letters = [..."éüß+–’x", "\u{10ffff}"]
  expect(new Set(await Promise.all(letters.map(imageOf))).size).toBe(letters.length)
})

test("text is rendered in its colour", async () => {
  const { data } = await render("Law")
  const solid = data.findIndex((value, place) => place % 4 === 3 && value === 255)
  expect([...data.subarray(solid - 3, solid)]).toEqual([0x10, 0x20, 0x30])
})

test("a title is aligned to the left and bottom margins", async () => {
  const white = Buffer.alloc(shareSize.width * shareSize.height * 3, 255)
  const { info } = await sharp(await drawPage(white, Buffer.from(white), "Law", "#102030"))
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  expect(-(info.trimOffsetLeft ?? 0)).toBeCloseTo(margin, -1)
  expect(info.height - (info.trimOffsetTop ?? 0)).toBeCloseTo(shareSize.height - margin, -1)
})
