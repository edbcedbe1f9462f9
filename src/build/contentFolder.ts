/**
 * The folder that Gatsby reads, a copy of `data/` that only ever holds checked files: a bad save leaves the last good
 * page of the live preview standing, and a build finds neither unfinished entries there nor references to them.
 */
export const contentFolder = ".content"
