import sharp from "sharp"
import { printWords } from "../../src/build/share/printWords"
import { setWords } from "../../src/build/share/setWords"
import { shareSize } from "../../src/seo/sharePath"

const title = { face: "serif", size: 70, width: 540 } as const

/** The lines of a title: how many letters each has, and where its last one ends. */
const linesOf = (text: string) => {
  const lines = new Map<number, { letters: number; end: number }>()
  for (const { x, y, glyph, font } of setWords({ ...title, text })) {
    const letters = (lines.get(y)?.letters ?? 0) + 1
    lines.set(y, { letters, end: x + (glyph.advanceWidth ?? 0) * (title.size / font.unitsPerEm) })
  }
  return [...lines.values()]
}

test("a title is broken between words, into lines that keep to their width", () => {
  const lines = linesOf("SOP Writing Help: Plan, Draft and Edit Your Statement")
  expect(lines.map(({ letters }) => letters)).toEqual(
    ["SOP Writing Help:", "Plan, Draft and", "Edit Your", "Statement"].map(({ length }) => length),
  )
  for (const { end } of lines) expect(end).toBeLessThanOrEqual(title.width)
})

test("a title may be broken behind a hyphen, and a word that is too long keeps its line", () => {
  expect(linesOf("Undergraduate-Dissertation")).toHaveLength(2)
  expect(linesOf("Pneumonoultramicroscopic")).toHaveLength(1)
})

test("letters are set closer where their shapes ask for it", () => {
  const [, second] = setWords({ ...title, text: "To" })
  const [, apart] = setWords({ ...title, text: "Tl" })
  expect(second?.x).toBeLessThan(apart?.x ?? 0)
})

/** How many pixels a title covers of a white picture, and what colour the darkest one has. */
const print = async (text: string, left = 64) => {
  const picture = Buffer.alloc(shareSize.width * shareSize.height * 3, 255)
  await printWords(picture, { ...title, text, left, foot: 558, colour: "#102030" })
  const { channels } = await sharp(picture, { raw: { ...shareSize, channels: 3 } }).stats()
  return { ink: picture.filter((value) => value < 128).length / 3, darkest: channels.map(({ min }) => min) }
}

test("words are printed in their colour", async () => {
  const { ink, darkest } = await print("Law")
  expect(ink).toBeGreaterThan(1000)
  expect(darkest).toEqual([0x10, 0x20, 0x30])
})

test("a letter that the serif lacks is taken from the sans", async () => {
  expect((await print("C++")).ink).toBeGreaterThan((await print("C")).ink + 300)
})

test("what reaches over the edge is cut off, not printed on the other side", async () => {
  const { ink } = await print("Law", shareSize.width - 20)
  expect(ink).toBeGreaterThan(0)
  expect(ink).toBeLessThan((await print("Law")).ink / 2)
})
