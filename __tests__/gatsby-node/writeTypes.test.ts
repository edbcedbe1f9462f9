/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { allTypes, writeUsedTypes } from "../../src/gatsby-node/writeTypes"
import { temporaryFolder } from "../support/temporaryFolder"

const project = process.cwd()
const folder = temporaryFolder()

beforeAll(() => {
  process.chdir(folder)
  for (const file of [allTypes, "src/x"]) mkdirSync(path.dirname(file), { recursive: true })
})
afterAll(() => {
  process.chdir(project)
})

test("only the types of queries are kept, with what they name", () => {
  const used = `type Shade =
  | 'dark'
  | 'light';

type HomeQuery = { readonly page: { readonly shade: Shade } | null };
`
  writeFileSync(
    allTypes,
    `/* eslint-disable */

declare namespace Queries {

type Maybe<T> = T | null;
/** All queries. */
type Query = {
  /** A page. */
  readonly page: Maybe<Page>;
};

/**
 * Of a page.
 */
${used.replace("type HomeQuery", "type ShadeFilterInput = {\n  readonly eq: Shade;\n};\n\ntype HomeQuery")}

}
`,
  )
  writeUsedTypes()
  expect(readFileSync("src/gatsby-types.d.ts", "utf8")).toBe(
    `/* eslint-disable */\n\ndeclare namespace Queries {\n\n${used}\n}\n`,
  )
})
