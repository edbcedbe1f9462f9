/** @jest-environment node */
import { manifestOptions } from "../../src/gatsby-node/manifestOptions"
import { readSite } from "../../src/gatsby-node/readSite"
import { describeScratch } from "../support/describeScratch"

const project = process.cwd()

describeScratch("the fields of data/site.json that Gatsby is configured with", (scratch) => {
  beforeEach(() => process.chdir(scratch().root))
  afterEach(() => process.chdir(project))

  test("are those of the file, with the facts of the site", () => {
    scratch().change("site.json", (site) => {
      site.tagline = "{brand} helps."
    })
    const { brand, language, url, search } = scratch().read("site.json")
    expect(readSite()).toEqual({ brand, tagline: `${brand} helps.`, language, url, search })
  })

  test.each<[kind: string, edit: () => void]>([
    [
      "an empty brand",
      () =>
        scratch().change("site.json", (site) => {
          site.brand = ""
        }),
    ],
    [
      "an address that is none",
      () =>
        scratch().change("site.json", (site) => {
          site.url = "quillhaven"
        }),
    ],
    ["no fields", () => scratch().write("site.json", {})],
    ["no JSON", () => scratch().write("site.json", "{")],
    ["no file", () => scratch().remove("site.json")],
  ])(
    "are ones that Gatsby accepts if there is %s, so that it starts, and the check reports the file",
    (_kind, edit) => {
      edit()
      const site = readSite()
      expect(Object.values(manifestOptions(site))).not.toContain("")
      expect(URL.canParse(site.url)).toBe(true)
      expect(scratch().issues()[0]?.file).toBe("data/site.json")
    },
  )
})
