import { existsSync } from "node:fs"

/**
 * What a patch of Gatsby or webpack changes, which an update may have moved.
 * @param target what the patch has found
 * @param name what it looked for
 * @throws Error where it found nothing, since the patch would then do nothing, without a word
 */
export const expectTarget = <Target>(target: Target | undefined, name: string): Target => {
  if (target === undefined)
    throw new Error(
      `src/build changes ${name}, and this version of Gatsby has none. Look where it is now, or drop what changes it.`,
    )
  return target
}

/**
 * A file of Gatsby's that a patch reads or replaces.
 * @throws Error where there is none
 */
export const expectFile = (file: string) => expectTarget(existsSync(file) || undefined, file)
