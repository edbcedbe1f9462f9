import { shareSize } from "../../seo/sharePath"
import { type PlacedLetter, setWords, type Words } from "./setWords"
import { type Stamp, stampOf } from "./stampOf"

interface Print extends Words {
  /** As in `#1b2340`. */
  readonly colour: string
  /** Where the words begin, in pixels from the left of the picture. */
  readonly left: number
  /** On what the last line stands, in pixels from the top of the picture. */
  readonly foot: number
}

const channelsOf = (colour: string) => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

const mix = (under: number, over: number, part: number) => Math.round(under + (over - under) * part)

const printStamp = (picture: Buffer, stamp: Stamp, [red = 0, green = 0, blue = 0]: readonly number[]) => {
  const { left, top, width, height, cover } = stamp
  for (let row = Math.max(0, -top); row < Math.min(height, shareSize.height - top); row++)
    for (let column = Math.max(0, -left); column < Math.min(width, shareSize.width - left); column++) {
      const part = (cover[row * width + column] ?? 0) / 255
      if (part === 0) continue
      const place = ((top + row) * shareSize.width + left + column) * 3
      picture[place] = mix(picture[place] ?? 0, red, part)
      picture[place + 1] = mix(picture[place + 1] ?? 0, green, part)
      picture[place + 2] = mix(picture[place + 2] ?? 0, blue, part)
    }
}

/**
 * Prints words on a picture. Each letter is drawn once and then only copied: a drawing program would take ten times as
 * long as all the rest.
 * @param picture a share picture as raw RGB, which is changed
 */
export const printWords = async (picture: Buffer, { colour, left, foot, ...words }: Print) => {
  const letters = setWords(words)
  const channels = channelsOf(colour)
  const last = letters.at(-1)?.y ?? 0
  const placeOf = ({ x, y }: PlacedLetter, stamp: Stamp) => ({
    ...stamp,
    left: stamp.left + left + Math.floor(x),
    top: stamp.top + Math.round(foot - last + y),
  })
  for (const letter of letters) printStamp(picture, placeOf(letter, await stampOf(letter)), channels)
}
