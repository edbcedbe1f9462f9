import { picture } from "../../../src/content/schemas/picture"
import { anyServicePath } from "../../support/siteContent"
import { expect, open, test, unfold } from "./designFixtures"
import { schemes } from "./templates"
import { faintTexts } from "./textContrast"

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } })

// `checkColours` knows which colours stand on a hero's; everyTemplate.e2e.ts asks pages as they are.
test("every text of a service's page has enough contrast, whatever its hero's colour, light and dark", {
  tag: "@further",
}, async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, anyServicePath)
  await unfold(page)
  for (const backdrop of picture.shape.backdrop.options)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page
        .locator("[data-hero]")
        .evaluate((hero, colour) => Object.assign(hero.dataset, { hero: colour, block: colour }), backdrop)
      expect.soft(await faintTexts(page), `${backdrop}, ${colorScheme}`).toEqual([])
    }
})
