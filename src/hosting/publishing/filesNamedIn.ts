/** gatsby-plugin-sharp encodes the names of files, so that none holds a quote, a comma or a space. */
const named = /\/(static\/[0-9a-f]{32}\/[^"\s\\,]+)/g

/** The files of the content, such as pictures, that page data name: as they are called, from the site's folder. */
export const filesNamedIn = (texts: readonly string[]): ReadonlySet<string> => {
  const encoded = new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, file = ""]) => file)))
  return new Set([...encoded].map(decodeURIComponent))
}
