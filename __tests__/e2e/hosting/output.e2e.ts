import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { routes } from "../support"

const files = () =>
  readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test("no source map is published or referred to", () => {
  const published = files()
  // Each page has HTML and data.
  expect(published.length).toBeGreaterThan(2 * routes.length)
  expect(published.filter((file) => file.endsWith(".map"))).toEqual([])
  const naming = published.filter(
    (file) => /\.(?:js|css)$/.test(file) && readFileSync(file, "utf8").includes("sourceMappingURL="),
  )
  expect(naming).toEqual([])
})

test("no third-party loader, settings or outbox are published", () => {
  const unwanted =
    /~partytown|webpack\.stats|chunk-map|(?:^|\/)\.(?:env|outbox|git)|enquiries\.jsonl|package(?:-lock)?\.json$/
  expect(files().filter((file) => unwanted.test(file))).toEqual([])
})
