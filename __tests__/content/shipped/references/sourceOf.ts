import type { Source } from "../../../../src/sections/Tools/references/sourceValues"

/** A source in short: names as `Family, Given` or `=Organisation`, several with ` / ` between. */
export type ShortSource = Readonly<Record<string, string | number>>

const roles = ["author", "editor", "translator"]

const rowsOf = (role: string, names: string) =>
  names.split(" / ").flatMap((name, row) => {
    const [family = "", ...given] = name.startsWith("=") ? [] : name.split(", ")
    return [
      [`${role}.${row}.family`, family],
      [`${role}.${row}.given`, given.join(", ")],
      [`${role}.${row}.organisation`, name.startsWith("=") ? name.slice(1) : ""],
    ]
  })

/** A source as the form of the tool gives it. */
export const sourceOf = (kind: string, short: ShortSource): Source =>
  Object.fromEntries([
    ["kind", kind],
    ...Object.entries(short).flatMap(([name, value]) =>
      roles.includes(name) ? rowsOf(name, String(value)) : [[name, String(value)]],
    ),
  ])
