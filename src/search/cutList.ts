import { fetchFile } from "../site/fetchFile"
import { once } from "../site/once"

/** A sorted list that the build has cut into files, so that only those that are needed are loaded. */
export interface CutList<Key> {
  /** The folder of its files, which are called `0.json`, `1.json` and so on. */
  folder: string
  /** The key of the first item of each file. */
  firsts: readonly Key[]
}

/** The number of the file that holds the item with a key, or would hold it if there were one. */
export const partOf = <Key extends string | number>({ firsts }: CutList<Key>, key: Key) =>
  Math.max(0, firsts.filter((first) => first <= key).length - 1)

/**
 * Makes a function that loads a file of a list by its number, once; after a failure the next call tries again.
 * @returns the items of the file; rejects with a TypeError or Error if it cannot be loaded
 */
export const partLoader = <Item>({ folder, firsts }: CutList<string | number>) => {
  const loads = firsts.map((_, part) => once(() => fetchFile<readonly Item[]>(`${folder}/${part}.json`)))
  return async (part: number) => (await loads[part]?.()) ?? []
}
