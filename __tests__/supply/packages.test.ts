/** @jest-environment node */
import { readFileSync } from "node:fs"
import { cmsPackage } from "../../src/gatsby-node/admin/adminPage"
import { type LockFile, nameIn } from "./LockFile"
import { licencesOfPackages } from "./licencesOfPackages"

const manifest = JSON.parse(readFileSync("package.json", "utf8"))
const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"))
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== "")
const versionsOf = (name: string, among = locked) => [
  ...new Set(among.filter(([folder]) => nameIn(folder) === name).map(([, { version = "" }]) => version)),
]
/** Without developer tools, which have their own copies. */
const ofTheSite = locked.filter(([, { dev }]) => !dev)
const named: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
// npm requires an overridden dependency to have the same specifier as its override.
const exact = Object.entries(named).filter(([name, version]) => manifest.overrides[name] !== version)

test.each(exact)("%s is pinned to one version, and the lock file has that one", (name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
})

/** Families of tools whose programs for other systems have no integrity hashes; see docs/dependencies.md. */
const unknownElsewhere = /^(?:@biomejs\/cli|@oxc-parser\/binding|@unrs\/resolver-binding)-/

test("the lock file has an integrity hash of every package, except some tools' programs for other systems", () => {
  const unknown = locked.filter(([, { integrity }]) => !integrity)
  const grave = unknown.filter(
    ([folder, { dev, optional, os, cpu }]) => !(dev && optional && os && cpu && unknownElsewhere.test(nameIn(folder))),
  )
  expect(grave.map(([folder]) => folder)).toEqual([])
  expect(unknown.map(([folder]) => nameIn(folder)).filter((name) => /-linux-x64(?:-gnu)?$/.test(name))).toEqual([])
})

// docs/dependencies.md says what each override fixes.
test.each([
  ["path-to-regexp", [0, 1, 13]],
  ["lodash", [4, 18, 1]],
  ["serialize-javascript", [7, 1, 4]],
  ["immutable", [3, 8, 3]],
  ["uuid", [11, 1, 1]],
  ["cookie", [0, 7, 2]],
  ["tmp", [0, 2, 7]],
  ["sharp", [0, 34, 5]],
] as const)("every copy of %s is new enough", (name, [major, minor, patch]) => {
  const versions = versionsOf(name)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) {
    const [a = 0, b = 0, c = 0] = version.split(".").map(Number)
    expect(a * 1e8 + b * 1e4 + c).toBeGreaterThanOrEqual(major * 1e8 + minor * 1e4 + patch)
  }
})

test.each(["react", "react-dom", "final-form", "react-final-form", "@gatsbyjs/reach-router", "zod", "sharp", "gatsby"])(
  "there is one copy of %s",
  (name) => {
    expect(versionsOf(name, ofTheSite)).toHaveLength(1)
  },
)

test("npm runs no scripts of packages, and therefore none of our pre and post scripts", () => {
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true")
  const names = Object.keys(manifest.scripts)
  const around = names.filter((name) => names.some((other) => name === `pre${other}` || name === `post${other}`))
  expect(around).toEqual([])
})

test.each(["build", "develop"])("npm run %s first generates files", (name) => {
  expect(manifest.scripts[name]).toMatch(/^(?:node scripts\/install\.mjs && )?npm run --silent generate && /)
})

const allowed = new Set([
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
    "CC0-1.0",
  ],
  ...[
    "Python-2.0",
    "CC-BY-4.0",
    "(CC-BY-4.0 AND MIT)",
    "Apache-2.0 AND MIT",
    "(MIT OR CC0-1.0)",
    "(MIT AND Zlib)",
    "(BSD-2-Clause OR MIT OR Apache-2.0)",
  ],
  "OFL-1.1",
  // Used unmodified, and not part of what is served: axe in the tests, libvips in sharp.
  ...["MPL-2.0", "LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later"],
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
])

test("every package of the site, its build and its editing page has a licence that allows its use", () => {
  const packages = licencesOfPackages()
  expect(packages.length).toBeGreaterThan(500)
  const names = packages.map(({ name }) => name)
  // The editing page and the packages in its program are published; developer tools are not.
  expect(names).toEqual(expect.arrayContaining([cmsPackage, "leaflet", "turndown"]))
  expect(names).not.toContain("jest")
  expect(packages.filter(({ licence }) => !allowed.has(licence))).toEqual([])
})

test("docs/dependencies.md gives the reason for each package and override", () => {
  const reasons = readFileSync("docs/dependencies.md", "utf8")
  const families = ["@testing-library/", "@types/"]
  const unexplained = [...Object.keys(named), ...Object.keys(manifest.overrides)].filter(
    (name) => !reasons.includes(name) && !families.some((family) => name.startsWith(family)),
  )
  expect(unexplained).toEqual([])
})
