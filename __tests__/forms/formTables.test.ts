/** @jest-environment node */
import { readFileSync } from "node:fs"
import { type FormName, fieldsOf, formTables } from "../../src/forms/formTables"

const specification = readFileSync("docs/specification.md", "utf8")
const [, formsOfSpecification = ""] = /^## Forms$(.*?)^## /ms.exec(specification) ?? []

test.each(Object.keys(formTables) as FormName[])("every field of %s is in docs/specification.md, Forms", (form) => {
  const missing = Object.keys(fieldsOf(form)).filter((field) => !formsOfSpecification.includes(`\`${field}\``))
  expect(missing).toEqual([])
})
