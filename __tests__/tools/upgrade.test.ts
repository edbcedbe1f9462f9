/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runBundled } from "../support/runBundled"
import { temporaryFolder } from "../support/temporaryFolder"

const files = ["README.md", "src/page.tsx", "docs/settings.md", "data/site.json", "data/chat.json"]
const folder = temporaryFolder()
const product = path.join(folder, "product")
const owner = path.join(folder, "owner")

const gitOf =
  (cwd: string) =>
  (...words: string[]) =>
    execFileSync("git", words, { cwd, encoding: "utf8", stdio: "pipe" })
const author = ["-c", "user.name=Ann", "-c", "user.email=ann@zebra.house"]
const write = (root: string, file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(owner, file), "utf8")
const commit = (root: string, tag?: string) => {
  gitOf(root)("add", "--all")
  gitOf(root)(...author, "commit", "--quiet", "--message=Change")
  if (tag) gitOf(root)("tag", tag)
}

/** Runs `npm run upgrade` in the owner's copy. */
const upgrade = (...words: string[]) => {
  const { status, stdout, stderr } = runBundled(owner, "upgrade", ...words)
  return { status, output: stdout + stderr }
}

/** Scripts of which the second fails as long as the data lack what the version requires. */
const packageOf = (version: string) =>
  JSON.stringify({
    version,
    scripts: {
      generate: "node -e \"require('fs').writeFileSync('docs/settings.md', 'generated')\"",
      "check:data": `node -e "process.exit(require('fs').readFileSync('data/site.json', 'utf8').includes('motto') ? 0 : 1)"`,
    },
  })

beforeEach(() => {
  for (const root of [product, owner]) rmSync(root, { recursive: true, force: true })
  mkdirSync(product)
  gitOf(product)("init", "--quiet", "--initial-branch=main")
  for (const file of [".gitattributes", ".gitignore"]) cpSync(file, path.join(product, file))
  write(product, "package.json", packageOf("0.1.0"))
  write(product, "package-lock.json", '{ "version": "0.1.0" }\n')
  write(product, "node_modules/.gitignore", "*\n")
  for (const file of files) write(product, file, `${file} 1\n`)
  write(product, "__tests__/content/shippedContent.test.ts", "")
  commit(product, "v0.1.0")
  // It keeps who commits.
  gitOf(folder)("clone", ...author, "--quiet", "--origin=product", product, owner)
  write(owner, "data/site.json", "ours\n")
  write(owner, "README.md", "Our site\n")
  write(owner, "docs/settings.md", "ours\n")
  for (const file of ["data/chat.json", "__tests__/content/shippedContent.test.ts"]) rmSync(path.join(owner, file))
  commit(owner)
  for (const file of files) write(product, file, `${file} 2\n`)
  write(product, "package.json", packageOf("0.2.0"))
  write(product, "package-lock.json", '{ "version": "0.2.0" }\n')
  write(product, "data/services/zoology.json", "{}")
  write(product, "__tests__/content/shipped/zoology.test.ts", "")
  commit(product, "v0.2.0")
})

test("the latest version is merged: what is the owner's is kept and named, and the rest comes along", () => {
  appendFileSync(path.join(owner, "data/site.json"), "motto\n")
  commit(owner)
  const { status, output } = upgrade()
  expect([status, output]).toEqual([0, expect.stringContaining("From v0.1.0 to v0.2.0")])
  expect(output).toMatch(/Yours, and kept.*\n {2}README\.md\n {2}data\/site\.json\n\nRemoved by you/)
  expect(output).toMatch(
    /still removed:\n {2}data\/chat\.json\n\nNew in your data.*\n {2}data\/services\/zoology\.json\n/,
  )
  expect([read("README.md"), read("data/site.json"), read("src/page.tsx"), read("docs/settings.md")]).toEqual([
    "Our site\n",
    "ours\nmotto\n",
    "src/page.tsx 2\n",
    "generated",
  ])
  for (const file of ["data/chat.json", "__tests__/content/shipped/zoology.test.ts"])
    expect(existsSync(path.join(owner, file))).toBe(false)
  expect(gitOf(owner)("status", "--short")).toBe("")
  expect(upgrade().output).toContain("Your copy has v0.2.0; there is nothing to take.")
})

test("what the owner has to decide is listed with a remedy; then the command goes on, or git undoes it all", () => {
  write(owner, "src/page.tsx", "our page\n")
  commit(owner)
  const before = gitOf(owner)("rev-parse", "HEAD")
  const first = upgrade()
  expect([first.status, first.output]).toEqual([
    1,
    expect.stringMatching(/\nsrc\/page\.tsx\n {2}Both sides.*git add src/),
  ])
  gitOf(owner)("checkout", "--ours", "src/page.tsx")
  gitOf(owner)("add", "src/page.tsx")
  expect(upgrade().output).toContain("the check of the data failed")
  gitOf(owner)("reset", "--quiet", "--hard")
  expect(gitOf(owner)("rev-parse", "HEAD") + gitOf(owner)("status", "--short")).toBe(before)

  upgrade()
  gitOf(owner)("checkout", "--ours", "src/page.tsx")
  gitOf(owner)("add", "src/page.tsx")
  appendFileSync(path.join(owner, "data/site.json"), "motto\n")
  expect(upgrade()).toMatchObject({
    status: 0,
    output: expect.stringContaining(`git reset --hard ${before.slice(0, 7)}`),
  })
  expect(read("src/page.tsx")).toBe("our page\n")
})

test.each([
  ["what is not committed", () => write(owner, "data/site.json", "new\n"), [], "Commit your changes first"],
  ["a version that does not exist", () => undefined, ["v9.0.0"], "no version v9.0.0. It has: v0.2.0, v0.1.0."],
  ["a copy without the remote", () => gitOf(owner)("remote", "remove", "product"), [], "git remote add product"],
])("refuses %s, and changes nothing", (_, spoil, words, message) => {
  spoil()
  const before = gitOf(owner)("status", "--short")
  expect(upgrade(...words)).toMatchObject({ status: 1, output: expect.stringContaining(message) })
  expect(gitOf(owner)("status", "--short")).toBe(before)
})
