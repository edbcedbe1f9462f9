import { textOf } from "../content/readDataFile"
import type { Addresses } from "./addresses"

/** The old addresses of the data, and where they lead. */
export const readRedirects = (): Addresses["redirects"] => JSON.parse(textOf("data/redirects.json")).items
