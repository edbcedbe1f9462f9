/** Where `npm run import` keeps its files, below `data/`, until all are written, and while it moves them to their places. */
export const importFolders = { unfinished: ".import-unfinished", complete: ".import" }
