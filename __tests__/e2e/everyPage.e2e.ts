import { servicePath } from "../../src/site/entryPaths"
import { plans, plusServices } from "../support/siteContent"
import { violations } from "./design/axe"
import { expect, test } from "./design/designFixtures"
import { templates } from "./design/templates"
import { settled } from "./enquiries/visitor"
import { headOf } from "./headOf"
import { routes } from "./support"
import { watchComplaints } from "./watchComplaints"
import { watchShifts } from "./watchShifts"

/** Every entry's page, and pages with differently written addresses or queries. */
const known = [
  ...routes.map(({ path }) => path),
  ...plusServices.map((service) => servicePath(service).replaceAll("+", "%2B")),
  ...(plans ? ["/plans#contact", `/contact-us?package=${plans.items[0]?.tier}`] : []),
]

/** Unknown addresses of each kind. */
const unknown = [
  ...["/nowhere", "/Nowhere", "/nowhere?find=law", "/about-us/team", "/frnace", "/career/CEO", "/career/ceo"],
  ...["/services/gardening", "/services/Gardening?from=mail", "/blog/999", "/Blog/One"],
]

/** The pages that `everyTemplate` visits, where it asks the same and more. */
const ofTemplates = new Set(Object.values(templates))

const visits = [
  ...known.map((path) => ({ path, isKnown: true })),
  ...unknown.map((path) => ({ path, isKnown: false })),
].filter(({ path }) => !ofTemplates.has(path))

/** The number of pages per browser, small enough for a busy machine. */
const handful = 10

/** What content colours: code and charts. All other colours are those of the templates (`everyTemplate`). */
const coloured = ":is(main pre, main figure)"

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } })

// One visit per page checks everything that its content can break; other widths, the dark scheme and states are tested
// on a page of each template.
for (let first = 0; first < visits.length; first += handful)
  test(`pages ${first + 1} to ${first + handful} hydrate with an empty console, keep their heads, do not move, request nothing missing, and have no violation`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const complaints = watchComplaints(page)
    const shifts = await watchShifts(page)

    for (const { path, isKnown } of visits.slice(first, first + handful))
      await test.step(path, async () => {
        const answer = await page.goto(path)
        if (isKnown) expect.soft(answer?.status(), path).toBe(200)
        await settled(page)
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1)
        await expect.soft(page.locator('meta[http-equiv="Content-Security-Policy"]'), path).toHaveCount(1)
        expect.soft(await headOf(page), `${path}: head`).toEqual(await headOf(page, await answer?.text()))
        expect.soft(await violations(page, "all but colours", "main"), `${path}: axe`).toEqual([])
        if ((await page.locator(coloured).count()) > 0)
          expect.soft(await violations(page, "colours", coloured), `${path}: colours`).toEqual([])
        // Last, so that late shifts have happened during axe's work.
        const { sum, pieces } = await shifts()
        expect.soft(sum, `${path}: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
        expect.soft(complaints(isKnown), `${path}: console`).toEqual([])
      })
  })
