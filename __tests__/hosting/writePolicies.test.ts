/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { writePolicies } from "../../src/hosting/policy/writePolicies"

let folder: string
const file = (name: string) => path.join(folder, name)
const html = '<html><head><meta charSet="utf-8"/></head></html>'
const panicOnBuild = jest.fn()
const args = {
  getNodesByType: () => [{ path: "/plans" }, { path: "/404.html" }],
  reporter: { panicOnBuild },
} as unknown as ParentSpanPluginArgs
const build = () => writePolicies(args, folder, file("memory.json"))
const read = (name: string) => readFileSync(file(name), "utf8")

/** Writes a page at a time of its own, as a build does. */
const render = (name: string, text: string, second: number) => {
  writeFileSync(file(name), text)
  utimesSync(file(name), second, second)
}

beforeEach(() => {
  panicOnBuild.mockClear()
  folder = mkdtempSync(path.join(tmpdir(), "policies-"))
  for (const name of ["static/css", "plans"]) mkdirSync(file(name), { recursive: true })
  writeFileSync(file("static/css/app.css"), "body{margin:0}")
  render("plans/index.html", html, 1)
  render("404.html", html, 1)
  build()
})

afterEach(() => rmSync(folder, { recursive: true }))

test("every page gets its policy", () => {
  for (const name of ["plans/index.html", "404.html"]) expect(read(name)).toContain("Content-Security-Policy")
})

test("a page that is rendered again gets it again, and the others are left alone", () => {
  const other = read("404.html")
  render("plans/index.html", html.replace("</head>", "<title>New</title></head>"), 2)
  build()
  expect(read("plans/index.html")).toMatch(/Content-Security-Policy.*<title>New/)
  expect(read("404.html")).toBe(other)
})

test("a page that was not made anew is not opened", () => {
  render("404.html", read("404.html"), 5)
  build()
  // Other content at the same time: an opened page would get a policy.
  render("404.html", html, 5)
  build()
  expect(read("404.html")).toBe(html)
})

test("other styles concern every page, those too that were not made anew", () => {
  const holding = html.replace("</head>", "<style>body{margin:0}</style></head>")
  render("404.html", holding, 3)
  build()
  expect(panicOnBuild).not.toHaveBeenCalled()
  writeFileSync(file("static/css/app.css"), "p{color:red}")
  build()
  expect(panicOnBuild).toHaveBeenCalledTimes(1)
})

test("a page with a script that nobody knows ends the build, which names page and script", () => {
  const before = read("404.html")
  render("plans/index.html", html.replace("</head>", "<script>steal()</script></head>"), 4)
  build()
  const [, fault] = panicOnBuild.mock.calls[0] as [string, Error]
  expect(fault.message).toMatch(/^\/plans holds an inline script .*steal\(\)/)
  expect(read("404.html")).toBe(before)
})
