import { open, test, unfold } from "./designFixtures"
import { schemes, templates } from "./templates"

// Without transitions, which could be captured halfway between two schemes.
test.use({ contextOptions: { reducedMotion: "reduce" } })

// Screenshots for people to look at; nothing is compared, and the folder is not in git.
for (const [name, path] of Object.entries(templates))
  test(`${name} is captured at every width, light and dark`, async ({ page, widths }) => {
    test.slow()
    await page.setViewportSize({ width: widths[0] ?? 360, height: 900 })
    // Again, with the fonts that may be missing in the first paint.
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
