import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { asSvg, inColour, markFile, PNG_SIZE, pngMarkFile } from "../../src/gatsby-node/mark"
import { drawMark } from "./drawMark"

/** The least size of a PNG mark: that of the icon on a phone's home screen. */
const LEAST = 192

/** The files of a mark, from a picture; what it is, its bytes say, and not its name. */
const fromPicture = async (file: string) => {
  const fault = (words: string, remedy: string) => new Error(`mark: ${file} ${words} ${remedy}`)
  if (!existsSync(file)) throw fault("does not exist.", "Give one letter, or the path of a square SVG or PNG file.")
  const bytes = readFileSync(file)
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!format) throw fault("is no picture, or damaged.", "Export the mark again as SVG or PNG, or give one letter.")
  if (format !== "svg" && format !== "png")
    throw fault(`is a ${format.toUpperCase()} file inside.`, "Export the mark as SVG or PNG, or give one letter.")
  if (width !== height)
    throw fault(`is not square (${width} × ${height}).`, "Crop it, or add empty space at two of its sides.")
  if (format === "svg") return { svg: bytes.toString() }
  if (width < LEAST)
    throw fault(
      `is too small (${width} × ${width}).`,
      `Export it with at least ${LEAST} × ${LEAST} pixels, better ${PNG_SIZE} × ${PNG_SIZE}, or give an SVG file.`,
    )
  const png = width > PNG_SIZE ? await sharp(bytes).resize(PNG_SIZE, PNG_SIZE).png().toBuffer() : bytes
  return { svg: await asSvg(png), png }
}

const isLetter = /^\p{L}$/u

/**
 * The files of the brand's mark, by their paths.
 * @param root the project's folder
 * @param mark a letter, or the path of a picture; without it, the present mark in other colours
 * @param palette the colours of the site
 * @throws Error if the mark is no letter of the typeface and no square SVG or PNG file that is large enough
 */
export const planMark = async (
  root: string,
  mark: string | undefined,
  palette: ReadonlyMap<string, string>,
): Promise<Map<string, string | Uint8Array | undefined>> => {
  const pngFile = path.join(root, pngMarkFile)
  if (!mark) {
    const svg = readFileSync(path.join(root, markFile), "utf8")
    return new Map(existsSync(pngFile) ? [] : [[markFile, inColour(svg, palette)]])
  }
  const { svg, png }: { svg: string; png?: Uint8Array } = isLetter.test(mark)
    ? { svg: await drawMark(mark) }
    : await fromPicture(path.resolve(root, mark))
  const hasPng = png !== undefined || existsSync(pngFile)
  return new Map<string, string | Uint8Array | undefined>([
    [markFile, inColour(svg, palette)],
    ...(hasPng ? [[pngMarkFile, png] as const] : []),
  ])
}
