/** A value of a statement or a row. */
export type Value = string | number | null

/**
 * Runs a statement that both SQLite and Postgres understand.
 * @param values take the places of $1, $2 and so on
 * @returns its rows
 */
export type Query = <Row = unknown>(statement: string, values?: readonly Value[]) => Promise<Row[]>

export interface Database {
  /** Resolves once what it changes is on disk. */
  readonly query: Query
  /**
   * Runs statements of which either all or none take effect; resolves once they are on disk.
   * @param key those with the same one run one after the other, also if several servers share the database
   */
  readonly transaction: <Result>(action: (query: Query) => Promise<Result>, key?: string) => Promise<Result>
  /** Leaves nothing of what was deleted in its files, and none of the files that it was taken over from. */
  readonly wipe: () => Promise<void>
  /** How many bytes it takes. */
  readonly size: () => Promise<number>
  /** Whether it is still there: its files may have been removed. */
  readonly isThere: () => boolean
  readonly close: () => Promise<void>
}
