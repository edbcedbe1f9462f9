import { closest, distance } from "fastest-levenshtein"

/**
 * The name that an editor most likely meant, or undefined if none is near. Ignores case. Near: at most a third of the
 * letters differ (two always may), but never all of them.
 */
export const suggest = (word: string, names: readonly string[]) => {
  if (names.length === 0) return undefined
  const typed = word.toLowerCase()
  const known = names.map((name) => name.toLowerCase())
  const nearest = closest(typed, known)
  const far = distance(typed, nearest)
  return far <= Math.max(2, word.length / 3) && far < word.length ? names[known.indexOf(nearest)] : undefined
}

/** Whether two words differ by typos: in at most a third of the letters (one always may), but never in all of them. */
const isNear = (typed: string, known: string) => {
  const far = distance(typed, known)
  return far <= Math.max(1, typed.length / 3) && far < typed.length
}

/**
 * The slug that an editor most likely meant, or undefined if none is near. Slugs of one type share their last words, so
 * each word is compared separately: `law-assignment` is not near `mba-assignment`.
 */
export const suggestSlug = (slug: string, slugs: readonly string[]) => {
  const typed = slug.toLowerCase()
  const words = typed.split("-")
  const near = slugs.filter((known) => {
    const others = known.toLowerCase().split("-")
    return others.length === words.length
      ? words.every((word, index) => word === others[index] || isNear(word, others[index] ?? ""))
      : distance(typed, known.toLowerCase()) === 1
  })
  return suggest(slug, near)
}

/** An address up to its last part, and that part. */
const splitAddress = (address: string) => {
  const cut = address.lastIndexOf("/") + 1
  return { folder: address.slice(0, cut), name: address.slice(cut) }
}

/**
 * The address that an editor most likely meant, or undefined if none is near. Folder and last part are compared
 * separately: being in the same folder does not make pages similar.
 */
export const suggestAddress = (address: string, addresses: readonly string[]) => {
  const { folder, name } = splitAddress(address.replace(/\/$/, ""))
  // Posts have numbers, and a similar number is no more likely to be right.
  if (/^\d+$/.test(name)) return undefined
  const pages = addresses.map(splitAddress)
  const meant = suggest(folder, [...new Set(pages.map((page) => page.folder))])
  const names = pages.filter((page) => page.folder === meant).map((page) => page.name)
  const nearest = suggestSlug(name, names)
  return meant && nearest && meant + nearest
}
