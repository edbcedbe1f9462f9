import { closestMatches } from "./closestMatches"
import { loadIndex } from "./loadIndex"

/**
 * The pages of the site that somebody who asked for an unknown address may have meant, likeliest first.
 * @throws Error (by rejection) where the index cannot be fetched
 */
export const nearestPages = async (pathname: string) => closestMatches(await loadIndex(), pathname)
