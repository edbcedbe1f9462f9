/**
 * The folder that Gatsby reads: a copy of `data/` with checked files only, so that the live preview keeps the last good
 * page after a bad save. In a build it contains neither unfinished entries nor references to them.
 */
export const contentFolder = ".content"
