/** Where a command that changes files keeps them as they were, below `data/`: until all are kept, and until all are written. */
export const journalFiles = { unfinished: ".journal-unfinished.json", complete: ".journal.json" }
