/** The files of an outbox; each line is a JSON object. `withOutboxLock` guards them. */
export const outboxFiles = (folder: string) => ({
  /** What visitors have sent. */
  entries: `${folder}/enquiries.jsonl`,
  /** What was suspected to come from robots. */
  quarantine: `${folder}/quarantine.jsonl`,
  /** What became of the entries (`Progress`). */
  progress: `${folder}/progress.jsonl`,
})
