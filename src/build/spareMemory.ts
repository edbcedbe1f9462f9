import { readdirSync } from "node:fs"
import { setFlagsFromString } from "node:v8"

/** From so many files on, memory runs short before time does. */
const many = 6000

/**
 * Has Node look for unused memory more often where there is much content. Left to itself, on a machine with much memory it
 * lets what is not used any more pile up to the double of what is used: with 2,000 services the main process of a build
 * took 1,770 MB, and so takes 1,010. It costs time, which is why smaller sites go without.
 * @param content the folder that holds the content
 */
export const spareMemory = (content: string) => {
  if (readdirSync(content, { recursive: true }).length > many) setFlagsFromString("--optimize-for-size")
}
