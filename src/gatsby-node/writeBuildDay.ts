import { buildFile } from "../site/buildFile"
import { buildDay } from "./buildDay"
import { publish } from "./publish"

/** Writes the day of the build, by which `npm run check:deployed` knows whether a live site is due for another one. */
export const writeBuildDay = () => publish(buildFile, JSON.stringify({ day: buildDay() }))
