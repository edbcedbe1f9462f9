import { closestMatches } from "./closestMatches"
import { loadIndex } from "./loadIndex"

/**
 * The pages of the site that a visitor at an unknown address may have meant, likeliest first.
 * @throws Error (by rejection) if the index cannot be loaded
 */
export const nearestPages = async (pathname: string) => closestMatches(await loadIndex(), pathname)
