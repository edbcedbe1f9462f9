/** An address with `+` in place of `%2B` in its path, as the pages' own addresses are written. */
export const plainPlus = (address: string) => {
  const [path = ""] = address.split(/[?#]/)
  return path.replace(/%2b/gi, "+") + address.slice(path.length)
}
