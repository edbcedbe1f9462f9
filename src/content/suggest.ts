import { closest, distance } from "fastest-levenshtein"

/**
 * The name an editor most likely meant, or undefined where none is near. Capitals do not count.
 * Near means: at most a third of the letters differ, and at least two may, but not all.
 */
export const suggest = (word: string, names: readonly string[]) => {
  if (names.length === 0) return undefined
  const typed = word.toLowerCase()
  const known = names.map((name) => name.toLowerCase())
  const nearest = closest(typed, known)
  const far = distance(typed, nearest)
  return far <= Math.max(2, word.length / 3) && far < word.length ? names[known.indexOf(nearest)] : undefined
}

/** An address up to its last part, and that part. */
const splitAddress = (address: string) => {
  const cut = address.lastIndexOf("/") + 1
  return { folder: address.slice(0, cut), name: address.slice(cut) }
}

/**
 * The address an editor most likely meant, or undefined where none is near. Folder and last part are each compared on
 * their own: pages are not alike because they are in one folder.
 */
export const suggestAddress = (address: string, addresses: readonly string[]) => {
  const { folder, name } = splitAddress(address.replace(/\/$/, ""))
  // A post's number says nothing of the numbers beside it.
  if (/^\d+$/.test(name)) return undefined
  const pages = addresses.map(splitAddress)
  const meant = suggest(folder, [...new Set(pages.map((page) => page.folder))])
  const names = pages.filter((page) => page.folder === meant).map((page) => page.name)
  const nearest = suggest(name, names)
  return meant && nearest && meant + nearest
}
