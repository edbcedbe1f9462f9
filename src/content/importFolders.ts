/** Where `npm run import` keeps the files that it changes as they were, below `data/`: until all are kept, and until all are written. */
export const importFolders = { unfinished: ".import-unfinished", complete: ".import" }
