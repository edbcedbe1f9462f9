import { existsSync } from "node:fs"

/**
 * Throws if a patched part of Gatsby or webpack is missing, as after an update.
 * @param target what the patch found
 * @param name the name of that part, for the message
 * @throws Error where it is missing: the patch would silently do nothing
 */
export const expectTarget = <Target>(target: Target | undefined, name: string): Target => {
  if (target === undefined)
    throw new Error(
      `src/gatsby-node changes ${name}, which this version of Gatsby does not have. Find out where it is now, or remove the code that changes it.`,
    )
  return target
}

/**
 * Checks that a Gatsby file that a patch reads or replaces exists.
 * @throws Error where there is none
 */
export const expectFile = (file: string) => expectTarget(existsSync(file) || undefined, file)
