/**
 * Where a command that changes files keeps them as they were, below `data/`: until all are kept, and until all are written;
 * and what says that one is at work.
 */
export const journalFiles = {
  unfinished: ".journal-unfinished.json",
  complete: ".journal.json",
  busy: ".journal-busy.json",
}
