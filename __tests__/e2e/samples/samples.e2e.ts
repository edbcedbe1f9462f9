import { publishedEntries } from "../../../tools/publishedData"
import { expect, test } from "../design/designFixtures"
import { builtPages } from "../found/BuiltSite"

interface Sample {
  slug: string
  title: string
  kind: string
  subject: string
  services: string[]
  sections: { passages: { note?: string }[] }[]
}

const samples = publishedEntries<Sample>("samples/")
const notesOf = ({ sections }: Sample) => sections.flatMap(({ passages }) => passages.flatMap(({ note }) => note ?? []))
const annotated = samples.find((sample) => notesOf(sample).length > 0)

test.skip(samples.length === 0, "data/samples has no sample: no page shows one.")

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the list can be filtered by a subject or a kind, also by keyboard, and shows all again", async ({ page }) => {
    await page.goto("/samples")
    const titles = page.locator("main article h2")
    const radios = page.getByRole("radio")
    const shown = async () => (await titles.filter({ visible: true }).allTextContents()).sort()
    const titlesWhere = (is: (sample: Sample) => boolean) =>
      samples
        .filter(is)
        .map(({ title }) => title)
        .sort()
    expect(await shown()).toEqual(titlesWhere(() => true))
    const choice = (value: string) => page.locator("main label").filter({ hasText: new RegExp(`^${value}$`) })
    for (const { kind, subject } of samples) {
      await choice(subject).click()
      expect(await shown()).toEqual(titlesWhere((sample) => sample.subject === subject))
      await choice(kind).click()
      expect(await shown()).toEqual(titlesWhere((sample) => sample.kind === kind))
    }
    await radios.first().check({ force: true })
    expect(await shown()).toHaveLength(samples.length)
    await radios.first().press("ArrowDown")
    await expect(radios.nth(1)).toBeChecked()
    // The choice after the one for all is the first kind by name.
    const [kind] = samples.map((sample) => sample.kind).sort()
    expect(await shown()).toEqual(titlesWhere((sample) => sample.kind === kind))
  })

  test("remarks are in the margin on wide screens, folded on phones, and all printed", async ({ page }) => {
    if (!annotated) return test.skip(true, "no sample has a remark")
    const notes = page.getByRole("note")
    const folded = page.locator("main details")
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/samples/${annotated.slug}`)
    await expect(notes).toHaveCount(notesOf(annotated).length)
    await expect(notes.first()).toBeVisible()
    await expect(folded.first()).toBeHidden()
    const passage = notes.first().locator("xpath=..")
    const [beside, text] = [await notes.first().boundingBox(), await passage.locator("p").first().boundingBox()]
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))

    await page.setViewportSize({ width: 390, height: 800 })
    await expect(notes.first()).toBeHidden()
    await folded.first().locator("summary").click()
    await expect(folded.first().locator("p")).toBeVisible()

    await page.emulateMedia({ media: "print" })
    for (const note of await notes.all()) await expect(note).toBeVisible()
    // The rule beside a printed note stands clear of its text.
    await expect(notes.first()).not.toHaveCSS("padding-left", "0px")
  })
})

test("every sample and its services link to each other", () => {
  const pageAt = (path: string) => builtPages.find((built) => built.path === path)?.page
  const linksOf = (path: string) => pageAt(path)?.values("a", "href") ?? []
  for (const { slug, services } of samples)
    for (const service of services) {
      expect(linksOf(`/samples/${slug}`)).toContain(`/services/${service}`)
      expect(linksOf(`/services/${service}`)).toContain(`/samples/${slug}`)
    }
})
