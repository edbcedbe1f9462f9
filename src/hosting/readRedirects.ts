import { textOf } from "../content/readDataFile"
import type { Addresses } from "./addresses"

/** The old addresses in the data, with their targets. */
export const readRedirects = (): Addresses["redirects"] => JSON.parse(textOf("data/redirects.json")).items
