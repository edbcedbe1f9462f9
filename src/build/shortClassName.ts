import path from "node:path"
import { shortName } from "./shortName"

/**
 * A short name for a class or an animation.
 * @param stylesheet its path from the project's folder
 */
export const shortClassName = (stylesheet: string, name: string) =>
  shortName(`${stylesheet.replaceAll(path.sep, "/")} ${name}`, 3)
