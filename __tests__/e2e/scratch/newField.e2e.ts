import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect } from "@playwright/test"
import { programIn } from "../../../scripts/scratchSite"
import { allTypes } from "../../../src/gatsby-node/writeTypes"
import { StaticPage } from "../StaticPage"
import { changedSources } from "./addField"
import { type RebuiltSite, test } from "./rebuiltSite"

// One schema and the section that shows the field have changed; see `addField`.

const read = ({ site }: RebuiltSite, file: string) => readFileSync(path.join(site.folder, file), "utf8")

const runScript = ({ site }: RebuiltSite, script: string) =>
  spawnSync(process.execPath, ["--import", "tsx", path.join(site.folder, `scripts/${script}.ts`)], {
    cwd: site.folder,
    encoding: "utf8",
  })

test("a new field needs changes only in its schema and its section", ({ rebuilt }) => {
  const sources = readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const changed = sources.filter((file) => read(rebuilt, file) !== readFileSync(file, "utf8"))
  expect(changed.toSorted()).toEqual(changedSources.toSorted())
})

test("it is in the GraphQL type and in the types of the sections", ({ rebuilt }) => {
  const { command, args, options } = programIn(rebuilt.site.folder, "scripts/build.ts")
  const env = { ...options.env, TYPEGEN: "on" }
  expect(spawnSync(command, args, { ...options, env, encoding: "utf8" })).toMatchObject({ status: 0 })
  expect(read(rebuilt, allTypes)).toMatch(/type Service = [^}]*readonly motto: Maybe<Scalars\['String'\]>/s)
  expect(read(rebuilt, "src/gatsby-types.d.ts")).toMatch(
    /type ServiceTextFragment = [^\n]*readonly motto: string \| null/,
  )
})

test("it is in the JSON Schema for code editors", ({ rebuilt }) => {
  expect(runScript(rebuilt, "write-schemas")).toMatchObject({ status: 0, stderr: "" })
  expect(JSON.parse(read(rebuilt, "data/.schema/service.json")).properties.motto).toMatchObject({
    description: "A line above the quotation.",
    maxLength: 40,
  })
})

test("it is in the form of the editing page", ({ rebuilt }) => {
  const { config } = JSON.parse(read(rebuilt, "public/admin/settings.json"))
  const service = config.collections.find(({ name }: { name: string }) => name === "service")
  expect(service.fields).toContainEqual(
    expect.objectContaining({ name: "motto", label: "Motto", maxlength: 40, required: false }),
  )
})

test("it is on the page", ({ rebuilt }) => {
  expect(new StaticPage(rebuilt.html("/services/zebra-essays")).texts("p")).toContain("Stripes for everybody")
})

test("the check refuses a wrong value", ({ rebuilt }) => {
  const file = rebuilt.data("services/zebra-essays.json")
  const good = readFileSync(file, "utf8")
  writeFileSync(file, good.replace("Stripes for everybody", "Stripes ".repeat(6).trim()))
  const { status, stderr } = runScript(rebuilt, "check-data")
  writeFileSync(file, good)
  expect(status).toBe(1)
  expect(stderr).toContain("motto: is over the limit of 40")
})
