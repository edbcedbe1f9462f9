/**
 * The folder that Gatsby reads, a copy of `data/` that holds checked files only: after a bad save the live preview keeps the
 * last good page, and a build finds neither unfinished entries there nor references to them.
 */
export const contentFolder = ".content"
