import { drawBase } from "./drawBase"
import type { PagePicture } from "./sharePages"

/** The one backdrop that has light text on it. */
const dark = "navy"

/**
 * Draws what the share pictures of all pages with the same picture have in common.
 * @param palette the named colours of the site
 * @param brand the name of the site
 * @returns it as raw RGB, and the colour of the title that goes over it
 */
export const drawBackground = async (picture: PagePicture, palette: ReadonlyMap<string, string>, brand: string) => {
  const text = palette.get(picture.backdrop === dark ? "white" : "ink") ?? ""
  return { base: await drawBase(picture, { back: palette.get(picture.backdrop) ?? "", text }, brand), text }
}
