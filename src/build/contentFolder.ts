/**
 * The folder the pages are made from, seen from the project.
 * A build reads `data/` itself. The live preview reads a copy that only ever holds checked files,
 * so that a bad save leaves the last good page standing.
 */
export const contentFolder = process.env.NODE_ENV === "development" ? ".content" : "data"
