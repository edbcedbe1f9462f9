import { MAX_SLUG_LENGTH } from "../../src/site/entryPaths"

/**
 * A slug from a name: `Zoology & botany` becomes `zoology-botany`.
 * @param name any words
 * @param initials whether to take the initials in capitals instead, as jobs do: `Marketing Executive` becomes `ME`
 */
export const slugOf = (name: string, initials: boolean) => {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("*", "")
    .toLowerCase()
    .match(/[a-z0-9+]+/g)
  if (!words) return ""
  if (!initials) return words.join("-").slice(0, MAX_SLUG_LENGTH).replace(/-+$/, "")
  const letters = words.length > 1 ? words.map(([letter]) => letter).join("") : (words[0] ?? "")
  return letters
    .replace(/[^a-z]/g, "")
    .toUpperCase()
    .slice(0, 6)
}
