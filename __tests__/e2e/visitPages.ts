import { violations } from "./design/axe"
import { expect, test } from "./design/designFixtures"
import { settled } from "./enquiries/visitor"
import { headOf } from "./headOf"
import { watchComplaints } from "./watchComplaints"
import { showOnceFontsAreThere, watchShifts } from "./watchShifts"

/** A page to visit. */
interface Visit {
  readonly path: string
  /** Whether the site has a page at this address. */
  readonly isKnown: boolean
}

/** What content colours: code and charts. All other colours are those of the templates (`everyTemplate`). */
const coloured = ":is(main pre, main figure)"

/**
 * Defines tests that visit pages and check everything that content can break in a browser; other widths, the dark scheme
 * and states are tested on a page of each template.
 * @param count of tests, of which each visits few enough pages for a busy machine
 * @param visits looks for the pages, when a test runs
 */
export const visitPages = (count: number, visits: () => readonly Visit[]) => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } })

  for (let part = 1; part <= count; part++)
    test(`pages hydrate with an empty console, keep their heads, do not move, request nothing missing, and have no violation (part ${part} of ${count})`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const complaints = watchComplaints(page)
      const shifts = await watchShifts(page)
      await showOnceFontsAreThere(page)

      for (const { path, isKnown } of visits().filter((_, place) => place % count === part - 1))
        await test.step(path, async () => {
          const answer = await page.goto(path)
          if (isKnown) expect.soft(answer?.status(), path).toBe(200)
          await settled(page)
          await page.evaluate(() => document.fonts.ready)
          await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
          expect.soft(await headOf(page), `${path}: head`).toEqual(await headOf(page, await answer?.text()))
          // What an unknown address shows is of the templates.
          if (isKnown) expect.soft(await violations(page, "all but colours", "main"), `${path}: axe`).toEqual([])
          if ((await page.locator(coloured).count()) > 0)
            expect.soft(await violations(page, "colours", coloured), `${path}: colours`).toEqual([])
          // Last, so that late shifts have happened during axe's work.
          const { sum, pieces } = await shifts()
          expect.soft(sum, `${path}: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
          expect.soft(complaints(isKnown), `${path}: console`).toEqual([])
        })
    })
}
