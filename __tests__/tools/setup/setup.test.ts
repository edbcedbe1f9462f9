/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { applyChanges, describePlan } from "../../../tools/changes"
import { checkColours } from "../../../tools/launch/checkColours"
import { readAnswers } from "../../../tools/setup/answers"
import { ownDialCode } from "../../../tools/setup/ownDialCode"
import { partNames } from "../../../tools/setup/parts"
import { planSetup } from "../../../tools/setup/planSetup"
import { describeScratch } from "../../support/describeScratch"
import { runBundled } from "../../support/runBundled"

// What draws letters cannot be loaded here, only by the command itself.
jest.mock("../../../tools/setup/drawMark", () => ({ drawMark: async () => "<svg><path /></svg>" }))

const files = ["src/styles/tokens.css", "static/favicon.svg"]
const shipped = ["shippedContent.test.ts", "shipped/cards.test.ts", "shipped/references/tables.test.ts"].map(
  (file) => `__tests__/content/${file}`,
)

const all = {
  brand: "Zebra House",
  domain: "www.zebra.house",
  email: "post@zebra.house",
  phone: "+47 22 12 34 56",
  company: {
    name: "Zebra House AS",
    registration: "912 345 678",
    registeredIn: "Norway",
    founded: 2024,
    address: "Strandgaten 1, Bergen",
  },
  dialCode: "+47",
  offices: [{ country: "Norway", code: "NO", places: [{ title: "Bergen", lines: ["Strandgaten 1"] }] }],
  networks: { instagram: "https://www.instagram.com/zebra.house" },
  accent: "#9C38F2",
  mark: "Z",
  countries: ["uk"],
  remove: ["jobs", "plans", "figures", "years", "reviews", "testimonials", "cards", "stores"],
}

describeScratch("npm run setup", (project) => {
  const place = (file: string) => path.join(project().root, file)
  const read = (file: string) => readFileSync(place(file), "utf8")
  const exists = (name: string) => existsSync(project().path(`${name}.json`))

  beforeEach(() => {
    for (const file of files) cpSync(file, place(file))
    cpSync(".gitignore", place(".gitignore"))
    mkdirSync(place("__tests__/content/shipped/references"), { recursive: true })
    for (const file of shipped) writeFileSync(place(file), "")
  })

  const git = (...words: string[]) => execFileSync("git", words, { cwd: project().root, encoding: "utf8" })
  const commit = () => {
    git("init", "--quiet")
    git("add", "--all")
    git("-c", "user.name=Ann", "-c", "user.email=ann@zebra.house", "commit", "--quiet", "--message=All")
  }
  const changed = () => git("status", "--short")

  const writeAnswers = (answers: object) => writeFileSync(place("answers.json"), JSON.stringify(answers, null, 2))

  /** Runs the command, with a file of answers if there are any. */
  const setUp = (answers?: object) => {
    if (answers) writeAnswers(answers)
    const { stdout, status } = runBundled(project().root, "setup", ...(answers ? ["--answers", "answers.json"] : []))
    return { stdout, status }
  }

  /** What the command would change. */
  const plan = (answers: object) => {
    writeAnswers(answers)
    return planSetup(project().root, readAnswers(project().root, "answers.json"))
  }

  /** The data of the site after that. */
  const siteAfter = async (answers: object) => JSON.parse(String((await plan(answers)).changes.get("data/site.json")))

  test("makes a copy its owner's own in one go, which git undoes", () => {
    commit()
    const { stdout, status } = setUp({ $schema: "data/.schema/setup.json", ...all })
    expect(stdout).toContain("Done.")
    expect(stdout).not.toContain("Forms begin with")
    expect(status).toBe(0)
    expect(project().issues()).toEqual([])
    expect(project().read("site.json")).toMatchObject({
      brand: all.brand,
      colours: { brand: "#9c38f2", surfaces: "follow" },
      url: "https://www.zebra.house",
      company: { ...all.company, sample: false },
      contact: { email: all.email, hrEmail: all.email, phone: all.phone, whatsapp: all.phone },
      copyrightYear: new Date().getFullYear(),
      claims: { sample: false },
      offices: all.offices,
      socials: [{ network: "instagram", url: all.networks.instagram }],
    })
    for (const name of ["reviewSites", "payment", "stores"])
      expect(project().read("site.json")).not.toHaveProperty(name)
    const { default: code, short } = JSON.parse(read("data/dial-codes.json"))
    expect([code, short]).toEqual(["+47", expect.arrayContaining(["+47"])])
    expect(project().read("forms.json").rules.phone).toBe("international")
    expect(["countries/uk", "countries/canada", "jobs/ME", "sections/plans"].filter(exists)).toEqual(["countries/uk"])
    expect(checkColours(project().root)).toEqual([])
    expect(read("static/favicon.svg")).toMatch(/color="#9c38f2">.*<rect.*<path/s)
    expect(stdout).toMatch(/^change static\/favicon\.svg$/m)
    expect(stdout).toContain(`delete the ${shipped.length} files of the tests of what is shipped`)
    expect(changed()).toMatch(/^ D __tests__\/content\/shippedContent/m)
    expect(stdout).toContain("To undo it: git restore . && git clean -fd")
    git("restore", ".")
    git("clean", "-fd")
    expect(changed()).toBe("")
  })

  test("changes nothing more when it is repeated", async () => {
    applyChanges(project().root, (await plan(all)).changes)
    expect(describePlan(await plan(all))).toBe("Nothing to change: all of this is done.")
  })

  test("takes out offices and networks if the answer is that there are none", async () => {
    const site = await siteAfter({ offices: [], networks: {} })
    for (const name of ["offices", "socials"]) expect(site).not.toHaveProperty(name)
  })

  test("says that forms begin with another code than the phone, unless that is answered", () => {
    commit()
    const { default: present } = JSON.parse(read("data/dial-codes.json"))
    const { stdout } = setUp({ phone: all.phone })
    expect(stdout).toContain(`Forms begin with ${present} and take exactly ten digits.`)
    expect(stdout).toContain('answer "dialCode": "+47"')
  })

  test.each([
    [{ phone: "+44 20 7183 8750" }, "+44"],
    [{ company: { ...all.company, registeredIn: "Ireland" } }, "+353"],
    [{ company: { ...all.company, registeredIn: "England and Wales" } }, undefined],
  ])("knows the dial code from the phone, or else from the country of the company: %j", (answers, code) => {
    expect(ownDialCode(answers)).toBe(code)
  })

  test.each(["https://www.zebra.house/about?utm=1", "WWW.zebra.house", " http://www.zebra.house "])(
    "takes the address %s for the domain",
    async (domain) => expect(await siteAfter({ domain })).toMatchObject({ url: "https://www.zebra.house" }),
  )

  test("changes only what it is told", async () => {
    for (const file of shipped) rmSync(place(file))
    const { changes } = await plan({ phone: all.phone })
    expect([...changes.keys()]).toEqual(["data/site.json"])
  })

  test("takes an SVG file for the mark, and allows a brand that is a word of the texts", async () => {
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="currentColor"/></svg>\n'
    writeFileSync(place("zebra.svg"), mark)
    project().set("authors/tom-brandt.json", { name: "Tom Brandt of Acme" })
    const { changes } = await plan({ mark: "zebra.svg", brand: "Acme" })
    const { colours } = project().read("site.json")
    expect(changes.get("static/favicon.svg")).toBe(mark.replace('9"', `9" color="${colours.brand}"`))
    expect(JSON.parse(String(changes.get("data/site.json")))).toMatchObject({ brand: "Acme", brandIsWord: true })
  })

  test.each([
    ["#FFD54A", "#ffd54a"],
    ["#000", "#000000"],
    ["purple", "#800080"],
    ["rgb(128, 0, 0)", "#800000"],
  ])("takes the colour %s", async (accent, brand) => {
    const { colours } = await siteAfter({ accent, surfaces: "neutral" })
    expect(colours).toEqual({ brand, surfaces: "neutral" })
  })

  /** A picture of one colour, as a file. */
  const writePicture = (file: string, side: number, format: "png" | "jpeg" = "png") =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#00ff00" } })
      .toFormat(format)
      .toFile(place(file))

  test("takes a PNG file for the mark, and puts it aside for a letter", async () => {
    const setMark = async (mark: string) => applyChanges(project().root, (await plan({ mark })).changes)
    await writePicture("logo.png", 800)
    await setMark("logo.png")
    expect(await sharp(place("static/mark.png")).metadata()).toMatchObject({ format: "png", width: 512, height: 512 })
    const { data } = await sharp(place("static/favicon.svg")).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0])
    await setMark("Z")
    expect(existsSync(place("static/mark.png"))).toBe(false)
    expect(read("static/favicon.svg")).toContain("<path")
  })

  test.each([
    ["field that does not exist", { brnad: "Zebra" }, /answers\.json:2:3\n.*brnad: .*did you mean "brand"/s],
    ["value of the wrong form", { email: "zebra" }, /answers\.json:2:12\n.*email: is not an e-mail address/s],
    ["colour that is none", { accent: "#ffd40" }, /accent: .*Write a colour such as #c9402a/s],
    ["domain that is none", { domain: "zebra house" }, /domain: does not have the form.*Write a domain or/s],
    ["country that does not exist", { countries: ["zebraland"] }, /no country zebraland\. Write one or more of/],
    ["part that does not exist", { remove: ["jops"] }, /answers\.json:3:5\n.*remove\[0\]: .*did you mean "jobs"/s],
    ["mark that is missing", { mark: "none.svg" }, /mark: .*none\.svg does not exist/s],
    ["mark that is no picture", { mark: "wrong.svg" }, /mark: .*wrong\.svg is no picture, or damaged/s],
    ["mark that is not square", { mark: "wide.svg" }, /mark: .*wide\.svg is not square \(20 × 10\)/s],
    ["mark that is too small", { mark: "small.png" }, /small\.png is too small \(64 × 64\).*at least 192 × 192/s],
    ["mark of another kind inside", { mark: "photo.png" }, /photo\.png is a JPEG file inside\. Export the mark as SVG/],
  ])("refuses a %s", async (_, answers, message) => {
    await writePicture("small.png", 64)
    await writePicture("photo.png", 800, "jpeg")
    writeFileSync(place("wrong.svg"), "zebra")
    writeFileSync(place("wide.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
    await expect((async () => plan(answers))()).rejects.toThrow(message)
  })

  test("changes nothing if a text gets too long, or the typeface lacks the letter", () => {
    project().change("policies/privacy-policy.json", (policy) => {
      policy.seo.title = "{brand} {brand} {brand}"
    })
    commit()
    expect(setUp({ brand: "Zebra House of Long Names and Stripes" })).toEqual({
      stdout: expect.stringMatching(/Nothing was changed.*privacy-policy\.json.*seo\.title: is over the limit/s),
      status: 1,
    })
    expect(setUp({ mark: "Ж" }).stdout).toContain("has no letter Ж. Give an SVG or PNG file.")
    expect(changed()).toBe("")
  })

  test.each(["setup", "remove"])("%s explains itself and each part with --help, wherever it is run", (tool) => {
    const { stdout, status } = runBundled(project().root, tool, "--help")
    for (const name of partNames) expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\S.* `, "m"))
    expect(status).toBe(0)
  })

  test("refuses a folder outside git, and to ask without a terminal", () => {
    expect(setUp(all)).toEqual({ stdout: expect.stringContaining("git init"), status: 1 })
    expect(setUp().stdout).toContain("npm run setup -- --answers answers.json")
  })
})
