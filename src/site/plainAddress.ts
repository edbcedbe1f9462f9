/** A path with percent codes decoded and accents composed; one that cannot be decoded is returned as is. */
export const decodePath = (path: string) => {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** A path as addresses are compared: decoded, in lower case, without slashes or `/index.html` at its end. */
export const plainAddress = (path: string) =>
  decodePath(path)
    .replace(/(?:\/+|\/index\.html)$/i, "")
    .toLowerCase()
