/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isVariant } from "../../../src/hosting/compress/variants"
import { filesBelow } from "../../../src/hosting/filesBelow"
import { layOutSite } from "../../../src/hosting/publishing/layOutSite"
import { temporaryFolder } from "../../support/temporaryFolder"

let root: string
const file = (...parts: string[]) => path.join(root, ...parts)
const write = (name: string, content = name) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), content)
}
const picture = (character: string, name: string) => `static/${character.repeat(32)}/1a2b3/${name}.webp`

/** Writes a page as Gatsby does, with the files it uses. */
const writePage = (page: string, { queries = [], pictures = [] }: { queries?: string[]; pictures?: string[] } = {}) => {
  const name = page === "/" ? "index" : page.slice(1)
  // Encoded like gatsby-plugin-sharp's addresses.
  const srcSet = pictures.map((place) => `/${place.split("/").map(encodeURIComponent).join("/")} 360w`).join(",\n")
  write(`public/page-data/${name}/page-data.json`, JSON.stringify({ path: page, staticQueryHashes: queries, srcSet }))
  write(page.endsWith(".html") ? `public${page}` : `public${page}/index.html`, `<p>${page}</p>`.repeat(200))
}
const dropPage = (page: string) => {
  for (const place of [`public/page-data${page}`, `public${page}`]) rmSync(file(place), { recursive: true })
}

const lay = async (compressed = false, indexNow?: string) => {
  const { unknown } = await layOutSite({
    from: file("public"),
    to: file("dist"),
    statics: file("static"),
    deploy: file("deploy"),
    siteUrl: "https://www.site.example",
    indexNow,
    compressed,
  })
  return { unknown, published: published().filter((name) => !isVariant(name)), all: published() }
}
const published = () =>
  filesBelow(file("dist"))
    .map((name) => path.relative(file("dist"), name))
    .sort()

beforeEach(() => {
  root = temporaryFolder()
  for (const page of ["/404", "/404.html", "/services/unknown", "/blog/unknown", "/services/c++-assignment"])
    writePage(page)
  writePage("/", { queries: ["11"] })
  writePage("/plans", { pictures: [picture("a", "law")] })
  write("public/page-data/app-data.json")
  write("public/page-data/sq/d/11.json", JSON.stringify({ src: `/${picture("b", "menu")}` }))
  for (const name of [picture("a", "law"), picture("b", "menu"), "static/js/app.0123.js", "static/font-0123.woff2"])
    write(`public/${name}`)
  for (const name of [
    "build.json",
    "robots.txt",
    "sitemap-0.xml",
    "share/home.jpeg",
    "share/plans.jpeg",
    "favicon.svg",
  ])
    write(`public/${name}`)
  write("static/favicon.svg")
})

test("pages are files named like them, error pages the 404.html of their folders, with everything that they need", async () => {
  const { published, unknown } = await lay()
  expect(published.filter((name) => !name.startsWith("page-data/"))).toEqual([
    "404.html",
    "_headers",
    "_redirects",
    "blog/404.html",
    "build.json",
    "favicon.svg",
    "index.html",
    "plans.html",
    "robots.txt",
    "services/404.html",
    "services/c++-assignment.html",
    "share/home.jpeg",
    "share/plans.jpeg",
    "sitemap-0.xml",
    picture("a", "law"),
    picture("b", "menu"),
    "static/font-0123.woff2",
    "static/js/app.0123.js",
  ])
  expect(published).toContain("page-data/services/unknown/page-data.json")
  expect(published).toContain("page-data/sq/d/11.json")
  expect(unknown).toEqual([])
  expect(readFileSync(file("dist/services/404.html"), "utf8")).toContain("/services/unknown")
})

test("the build's own folder is not changed, and no file takes space twice", async () => {
  const before = filesBelow(file("public")).map((name) => [name, statSync(name).mtimeMs, readFileSync(name, "utf8")])
  await lay(true)
  expect(filesBelow(file("public")).map((name) => [name, statSync(name).mtimeMs, readFileSync(name, "utf8")])).toEqual(
    before,
  )
  expect(statSync(file("dist/plans.html")).ino).toBe(statSync(file("public/plans/index.html")).ino)
})

test("what only Gatsby needs is left out silently, other unknown files are named", async () => {
  for (const name of ["_gatsby/slices/a.html", "page-data/sq/d/22.json", "chunk-map.json", "webpack.stats.json"])
    write(`public/${name}`)
  for (const name of ["terms.pdf", "share/gone.jpeg"]) write(`public/${name}`)
  const { published, unknown } = await lay()
  expect(unknown.toSorted()).toEqual(["share/gone.jpeg", "terms.pdf"])
  expect(published.filter((name) => /slices|chunk-map|stats|terms|gone|22/.test(name))).toEqual([])
})

test("the file of the present IndexNow key is published, that of an earlier one is not", async () => {
  for (const key of ["present-key", "earlier-key"]) write(`public/${key}.txt`)
  const { published, unknown } = await lay(false, "present-key")
  expect(published).toContain("present-key.txt")
  expect(unknown).toEqual(["earlier-key.txt"])
})

test.each([
  "law (1)",
  "it's",
  'a "quoted" one',
  "100% law",
  "a+b",
  "a, b",
  "Gesetzbücher",
  "back\\slash",
  "space ",
  "#1 & ?",
  "~*!",
])("a picture with any file name is published: %s", async (name) => {
  const place = picture("d", name)
  write(`public/${place}`)
  writePage("/plans", { pictures: [place] })
  expect((await lay()).published).toContain(place)
})

test("what is no longer part of the site is deleted, with its variants, pictures and folders", async () => {
  write("static/seal/seal.svg")
  write("public/seal/seal.svg")
  await lay(true)
  expect(published()).toEqual(expect.arrayContaining(["plans.html.br", picture("a", "law"), "seal/seal.svg"]))
  dropPage("/plans")
  rmSync(file("static/seal"), { recursive: true })
  // Gatsby keeps the picture and the copied file in public/.
  const { all, unknown } = await lay(true)
  expect(all.filter((name) => /plans|law|seal/.test(name))).toEqual([])
  expect(() => statSync(file("dist/seal"))).toThrow()
  expect(unknown).toEqual(["seal/seal.svg", "share/plans.jpeg"])
})

test("only changed files are compressed again", async () => {
  await lay(true)
  writeFileSync(file("dist/plans.html.gz"), "left as it is")
  const { mtime } = statSync(file("dist/plans.html"))
  utimesSync(file("dist/plans.html.gz"), mtime, mtime)
  writePage("/", { queries: [] })
  await lay(true)
  expect(readFileSync(file("dist/plans.html.gz"), "utf8")).toBe("left as it is")
})

test("hosts that compress by themselves get no variants, not even from an earlier layout", async () => {
  await lay(true)
  expect((await lay(false)).all.filter(isVariant)).toEqual([])
})

test("a page that would replace an error page is named", async () => {
  writePage("/blog/404")
  await expect(lay()).rejects.toThrow(/blog\/unknown.* and .*blog\/404.*blog\/404\.html/)
})

test("the editing page is published if the build has one", async () => {
  for (const name of ["admin/index.html", "admin/cms/index.js"]) write(`public/${name}`)
  expect((await lay()).published).toEqual(expect.arrayContaining(["admin.html", "admin/cms/index.js"]))
  expect(readFileSync(file("deploy/nginx/maps.conf"), "utf8")).toContain('"/admin"')
})
