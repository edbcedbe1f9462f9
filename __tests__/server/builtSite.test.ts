/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { builtSite } from "../../src/server/builtSite"
import { temporaryFolder } from "../support/temporaryFolder"

const root = temporaryFolder()

test.each([
  "/Caf%C3%A9",
  "/caf%c3%a9/",
  "/CAF%C3%89",
  "/cafe%CC%81/index.html",
  "/my%20old%20page",
  "/My%20Old%20Page",
  "/100%25",
])("the server redirects %s from an old address, whatever the spelling of either", (address) => {
  writeFileSync(path.join(root, "plans.html"), "")
  const redirects = ["/Café/", "/my old%20page", "/100%25"].map((from) => ({ from, to: "/plans" }))
  expect(builtSite(root, redirects)(address)).toEqual({ location: "/plans" })
})
