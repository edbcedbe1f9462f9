import { shareSize } from "../../site/sharePath"

/** Pixels as raw RGBA. */
export interface Layer {
  data: Buffer
  info: { width: number; height: number }
}

/**
 * Blends a layer over a share picture of raw RGB. sharp's `composite` would process the whole picture again, which takes
 * longer than the rest of the drawing.
 */
export const blendOver = (picture: Buffer, { data, info }: Layer, left: number, top: number) => {
  for (let from = 0; from < data.length; from += 4) {
    const opacity = data[from + 3] ?? 0
    if (opacity === 0) continue
    const x = (from / 4) % info.width
    const y = Math.floor(from / 4 / info.width)
    const to = ((top + y) * shareSize.width + left + x) * 3
    for (let channel = 0; channel < 3; channel++) {
      const below = picture[to + channel] ?? 0
      const above = data[from + channel] ?? 0
      picture[to + channel] = below + (above - below) * (opacity / 255)
    }
  }
}
