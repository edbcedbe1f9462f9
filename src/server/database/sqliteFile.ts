/** The file of the database in a folder of the outbox. */
export const sqliteFile = (folder: string) => `${folder}/outbox.db`
