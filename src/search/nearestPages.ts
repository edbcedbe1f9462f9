import { loadIndex } from "./loadIndex"
import { nearestIn } from "./nearestIn"

/**
 * The pages of the site that somebody who asked for an unknown address may have meant, likeliest first.
 * @throws Error (by rejection) where the index cannot be fetched
 */
export const nearestPages = async (pathname: string) => nearestIn(await loadIndex(), pathname)
