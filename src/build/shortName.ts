import { createHash } from "node:crypto"

/**
 * A short name in place of a long one, which begins with a letter. It follows from the long one alone: a file that webpack
 * remembers from an earlier build and one that it reads anew agree on it. Tests make sure that no two names share one.
 * @param length of the short name, in letters
 */
export const shortName = (name: string, length: number) =>
  createHash("sha1")
    .update(name)
    .digest("base64url")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, length)
