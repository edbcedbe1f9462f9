import { publishedFiles, publishedText } from "../../../tools/publishedData"

/** The published entries of a folder of `data/`, in the order of their files. */
export const readEntries = <Entry>(folder: string): Entry[] =>
  publishedFiles.filter((file) => file.startsWith(`${folder}/`)).map((file) => JSON.parse(publishedText(file)))
