/** @jest-environment node */
import { readFileSync } from "node:fs"
import { licencesOfPackages } from "../../scripts/licencesOfPackages"

interface Entry {
  version: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  dev?: boolean
}

const manifest = JSON.parse(readFileSync("package.json", "utf8"))
const lock: { lockfileVersion: number; packages: Record<string, Entry> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
)
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== "")
const nameOf = (folder: string) => folder.split("node_modules/").at(-1) ?? ""
const versionsOf = (name: string, among = locked) => [
  ...new Set(among.filter(([folder]) => nameOf(folder) === name).map(([, { version }]) => version)),
]
/** Without the tools of the workshop, which bring copies of their own. */
const ofTheSite = locked.filter(([, { dev }]) => !dev)
const named: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
// npm wants a package that is overridden too to be asked for in the override's words.
const exact = Object.entries(named).filter(([name, version]) => manifest.overrides[name] !== version)

test.each(exact)("%s is asked for in one version, and the lock file has that one", (name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
})

test("the lock file knows what every package's content must be", () => {
  const unknown = locked.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unknown.map(([folder]) => folder)).toEqual([])
})

// What each override closes is said in docs/dependencies.md.
test.each([
  ["path-to-regexp", [0, 1, 13]],
  ["lodash", [4, 18, 1]],
  ["serialize-javascript", [7, 1, 4]],
  ["immutable", [3, 8, 3]],
  ["uuid", [11, 1, 1]],
  ["cookie", [0, 7, 2]],
  ["webpack", [5, 112, 2]],
  ["@parcel/reporter-dev-server", [2, 16, 4]],
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

test("npm runs no script of a package, and so none of ours that it would only call before or after another", () => {
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true")
  const names = Object.keys(manifest.scripts)
  const around = names.filter((name) => names.some((other) => name === `pre${other}` || name === `post${other}`))
  expect(around).toEqual([])
})

test.each(["build", "develop", "bench:build"])("npm run %s first writes what is generated", (name) => {
  expect(manifest.scripts[name]).toMatch(/^npm run --silent generate && /)
})

test("npm run test:e2e first installs the programs that it drives", () => {
  expect(manifest.scripts["test:e2e"]).toMatch(/^tsx \S+ensure-chromium\.mts && tsx \S+ensure-servers\.mts && /)
})

test("no package needs a script at install: those that have one bring along what it would make", () => {
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder))
  expect([...new Set(withScripts)].sort()).toEqual([
    // Ship their programs for each system in packages of their own.
    "@parcel/watcher",
    // Print a word of thanks.
    "core-js",
    "core-js-pure",
    "es5-ext",
    "esbuild",
    "gatsby",
    "gatsby-cli",
    "lmdb",
    "msgpackr-extract",
    "sharp",
  ])
})

const allowed = new Set([
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Unlicense", "CC0-1.0"],
  ...["Python-2.0", "CC-BY-4.0", "(CC-BY-4.0 AND MIT)", "(MIT OR CC0-1.0)", "(BSD-2-Clause OR MIT OR Apache-2.0)"],
  "OFL-1.1",
  // Used as they are, and not part of what is served: axe in the tests, libvips behind sharp.
  ...["MPL-2.0", "LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later"],
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
])

test("every package of the site and its build has a licence that allows its use", () => {
  const packages = licencesOfPackages()
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(({ licence }) => !allowed.has(licence))).toEqual([])
})

test("docs/dependencies.md says why each package and each override is there", () => {
  const reasons = readFileSync("docs/dependencies.md", "utf8")
  const families = ["@testing-library/", "@types/"]
  const unexplained = [...Object.keys(named), ...Object.keys(manifest.overrides)].filter(
    (name) => !reasons.includes(name) && !families.some((family) => name.startsWith(family)),
  )
  expect(unexplained).toEqual([])
})
