import type { ContentType } from "./contentTypes"

/** Where the JSON Schema of a type is, as its data files name it in `$schema`. */
export const schemaFileOf = ({ name, location }: ContentType) =>
  `${location.includes("/") ? ".." : "."}/.schema/${name}.json`
