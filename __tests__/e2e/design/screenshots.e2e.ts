import { open, test, unfold } from "./designFixtures"
import { schemes, templates } from "./templates"

// Nothing is to be caught half-way from one scheme to the other.
test.use({ contextOptions: { reducedMotion: "reduce" } })

// Pictures for people to look at; nothing is compared. The folder is not in git.
for (const [name, path] of Object.entries(templates))
  test(`${name} is pictured at every width, light and dark`, async ({ page, widths }) => {
    test.slow()
    await page.setViewportSize({ width: widths[0] ?? 360, height: 900 })
    // Once more, with the typefaces that the first visit may paint without.
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    await unfold(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await unfold(page)
        await page.screenshot({
          path: `screenshots/${name}-${width}-${colorScheme}.jpeg`,
          type: "jpeg",
          fullPage: true,
        })
      }
    }
  })
