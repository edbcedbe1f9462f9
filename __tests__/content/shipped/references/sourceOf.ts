import type { Source } from "../../../../src/sections/Tools/references/sourceValues"

const roles = ["author", "editor", "translator"]

/** The authors of a paper of 1996 that the Publication Manual prints as its example of more than twenty. */
const twentyTwo =
  "Kalnay, Eugenia / Kanamitsu, Masao / Kistler, Robert / Collins, William / Deaven, Dennis / Gandin, Lev / Iredell, Mark / Saha, Suranjana / White, Glenn / Woollen, John / Zhu, Yuejian / Chelliah, Muthuvel / Ebisuzaki, Wesley / Higgins, Wayne / Janowiak, John / Mo, Kingtse C. / Ropelewski, Chester / Wang, Julian / Leetmaa, Ants / Reynolds, Richard / Jenne, Roy / Joseph, Dennis"

const rowsOf = (role: string, names: string) =>
  names.split(" / ").flatMap((name, row) => {
    const [family = "", ...given] = name.startsWith("=") ? [] : name.split(", ")
    return [
      [`${role}.${row}.family`, family],
      [`${role}.${row}.given`, given.join(", ")],
      [`${role}.${row}.organisation`, name.startsWith("=") ? name.slice(1) : ""],
    ]
  })

/** The two sides of the first colon. */
export const partsOf = (line: string): [string, string] => {
  const [name = ""] = line.split(": ", 1)
  return [name, line.slice(name.length + 2)]
}

/**
 * A source as the form of the tool gives it.
 * @param line its kind and its fields, such as `Book | author: Bell, Judith / =WHO | title: Research`: names are
 * `Family, Given`, or `=Organisation`
 */
export const sourceOf = (line: string): Source => {
  const [kind = "", ...fields] = line.split(" | ")
  const filled = fields.map(partsOf).flatMap(([name, value]) => {
    if (!roles.includes(name)) return [[name, value]]
    return rowsOf(name, value === "twenty-two" ? twentyTwo : value)
  })
  return Object.fromEntries([["kind", kind], ...filled])
}
