import { decodePath } from "../site/plainAddress"

/**
 * The page path of an address of this site, without query and fragment: `/services/c%2B%2B-assignment` gives
 * `/services/c++-assignment`. An address that cannot be decoded is returned as is.
 */
export const routeOf = (address: string) => decodePath(address.split(/[?#]/)[0] ?? "")
