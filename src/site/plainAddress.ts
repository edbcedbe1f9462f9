/** Longer paths name nothing on the site; composing their accents could take minutes. */
const MAX_PATH_LENGTH = 8192

/** A path with percent codes decoded and accents composed; one that is too long or cannot be decoded is returned as is. */
export const decodePath = (path: string) => {
  if (path.length > MAX_PATH_LENGTH) return path
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** A path without the slashes at its end. */
const withoutSlashes = (path: string) => {
  let end = path.length
  // A pattern would search from each slash anew.
  while (path[end - 1] === "/") end -= 1
  return path.slice(0, end)
}

/** A path without slashes or `/index.html` at its end. */
export const withoutIndex = (path: string) =>
  path.endsWith("/") ? withoutSlashes(path) : path.replace(/\/index\.html$/i, "")

/** A path as addresses are compared: decoded, in lower case, without slashes or `/index.html` at its end. */
export const plainAddress = (path: string) => withoutIndex(decodePath(path)).toLowerCase()
