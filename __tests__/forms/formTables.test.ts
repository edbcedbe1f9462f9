/** @jest-environment node */
import { readFileSync } from "node:fs"
import { type FormName, fieldsOf, formTables } from "../../src/forms/formTables"
import { validatorOf } from "../../src/forms/rules"

const [, section = ""] = /^## Forms$(.*?)^## /ms.exec(readFileSync("docs/specification.md", "utf8")) ?? []

const cellsOf = (line: string) => line.split("|").slice(1, -1)

/**
 * The fields in the tables of docs/specification.md, Forms. A table's head names its forms, and a row for one of them
 * names that in brackets.
 */
const specified = section
  .split("\n\n")
  .filter((block) => block.startsWith("| "))
  .flatMap((table) => {
    const [[forms = ""] = [], , ...rows] = table.trim().split("\n").map(cellsOf)
    return rows.flatMap(([names = "", required = ""]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, field]) => ({
        field,
        forms: /\((\w+)\)/.exec(names)?.[1] ?? forms,
        isRequired: required.trim() === "yes",
      })),
    )
  })

test.each(Object.keys(formTables) as FormName[])(
  "%s has the fields of docs/specification.md, Forms, and requires those that it requires",
  (form) => {
    const fields = specified.filter(({ forms }) => forms.includes(form))
    const required = fields.filter(({ isRequired }) => isRequired)
    expect(Object.keys(fieldsOf(form)).sort()).toEqual(fields.map(({ field }) => field).sort())
    expect(Object.keys(validatorOf(form)({})).sort()).toEqual(required.map(({ field }) => field).sort())
  },
)
