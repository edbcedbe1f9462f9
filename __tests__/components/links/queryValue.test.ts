/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

test("pages read queries only where their names are listed: queryNames, and those of a campaign in leadNames", () => {
  const readers = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && name !== "gatsby-types.d.ts")
    .map(({ parentPath, name }) => path.posix.join(parentPath, name))
    .filter((file) => !/^src\/(?:gatsby-node|hosting)\//.test(file))
    .filter((file) =>
      /(?:searchParams|new URLSearchParams\([^)]*\))\.(?:get|getAll|has)\(/.test(readFileSync(file, "utf8")),
    )
  expect(readers.sort()).toEqual([
    "src/components/links/queryValue.ts",
    "src/forms/lead/visitContext.ts",
    "src/measure/startSending.ts",
  ])
})
