/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { packagesAreInstalled } from "../../../scripts/setup/packages.mjs"
import { temporaryFolder } from "../../support/temporaryFolder"

const project = temporaryFolder()

const locked = {
  "": {},
  "node_modules/built-with": { version: "2.0.0" },
  "node_modules/tested-with": { version: "1.0.0", dev: true },
  "node_modules/of-another-system": { version: "1.0.0", optional: true },
}

/** Whether the packages count as installed: [for all commands, for `npm start`]. */
const installed = (packages: object) => {
  mkdirSync(path.join(project, "node_modules"), { recursive: true })
  writeFileSync(path.join(project, "package-lock.json"), JSON.stringify({ packages: locked }))
  writeFileSync(path.join(project, "node_modules/.package-lock.json"), JSON.stringify({ packages }))
  return [packagesAreInstalled(project), packagesAreInstalled(project, false)]
}

const builtWith = { "node_modules/built-with": { version: "2.0.0" } }

test.each([
  ["all", { ...builtWith, "node_modules/tested-with": { version: "1.0.0", dev: true } }, [true, true]],
  ["all but those of tests", builtWith, [false, true]],
  ["another version", { "node_modules/built-with": { version: "1.0.0" } }, [false, false]],
  ["none", {}, [false, false]],
])("with %s installed, a command knows whether it can go on", (_, packages, expected) => {
  expect(installed(packages)).toEqual(expected)
})
