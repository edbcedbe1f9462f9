import type { ContentType } from "./contentTypes"

/** The path of a type's JSON Schema, as data files name it in `$schema`. */
export const schemaFileOf = ({ name, location }: ContentType) =>
  `${location.includes("/") ? ".." : "."}/.schema/${name}.json`
