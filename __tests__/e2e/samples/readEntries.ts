import { readdirSync, readFileSync } from "node:fs"

/** The entries of a folder of `data/`, in the order of their files. */
export const readEntries = <Entry>(folder: string): Entry[] =>
  readdirSync(`data/${folder}`)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => JSON.parse(readFileSync(`data/${folder}/${file}`, "utf8")))
