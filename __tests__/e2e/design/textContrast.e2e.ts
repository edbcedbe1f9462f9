import { readFileSync } from "node:fs"
import { routesOf } from "../support"
import { expect, open, test, unfold } from "./designFixtures"
import { schemes } from "./templates"
import { faintTexts } from "./textContrast"

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } })

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, "utf8"))

/** A service for each colour of hero pictures. */
const servicesByBackdrop = new Map(
  routesOf("service").map(({ path }) => {
    const { picture } = read(path.slice(1)) as { picture: string }
    return [(read(`pictures/${picture}`) as { backdrop: string }).backdrop, path]
  }),
)

for (const [name, path] of servicesByBackdrop)
  test(`every text of a ${name} hero has enough contrast, light and dark: ${path}`, async ({ page }) => {
    await open(page, path)
    await unfold(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await faintTexts(page), colorScheme).toEqual([])
    }
  })
