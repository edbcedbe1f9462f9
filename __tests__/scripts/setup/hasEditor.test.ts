/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { hasEditor } from "../../../scripts/setup/hasEditor.mjs"
import { temporaryFolder } from "../../support/temporaryFolder"

const file = path.join(temporaryFolder(), ".env.production")
writeFileSync(file, "SITE_URL=https://zebra.house\nGATSBY_ADMIN=on\n")

afterEach(() => {
  delete process.env.GATSBY_ADMIN
})

test("the editing page is part of a build by the file of settings or the environment, which wins", () => {
  expect(hasEditor(file)).toBe(true)
  expect(hasEditor(`${file}.missing`)).toBe(false)
  process.env.GATSBY_ADMIN = "off"
  expect(hasEditor(file)).toBe(false)
  process.env.GATSBY_ADMIN = "on"
  expect(hasEditor(`${file}.missing`)).toBe(true)
})
