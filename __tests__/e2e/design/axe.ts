import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** Only violations: describing everything that passed would double the time. */
const violationsOnly = { resultTypes: ["violations" as const], preload: false }

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules about colours, which are those of the templates. The first takes three times as long as all others. */
const aboutColours = ["color-contrast", "link-in-text-block"]

/** A script that does nothing, given where axe is there: it would load its half megabyte twice for each analysis. */
const NOTHING = "0"

/** Which of axe's rules to run; `faintTexts` asks of every text what `color-contrast` asks of most. */
export type Rules = "all" | "colours" | "all but colours" | "all but contrast"

const rulesOf: Readonly<Record<Rules, (axe: AxeBuilder) => AxeBuilder>> = {
  all: (axe) => axe.withTags(tags),
  colours: (axe) => axe.withRules(aboutColours),
  "all but colours": (axe) => axe.withTags(tags).disableRules(aboutColours),
  "all but contrast": (axe) => axe.withTags(tags).disableRules("color-contrast"),
}

/** Waits until nothing fades any more: in between, a colour is neither the one nor the other. */
const faded = (page: Page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })

/**
 * axe's violations in the current state of a page, with their places.
 * @param part a selector of the part to check
 */
export const violations = async (page: Page, rules: Rules, part = "html") => {
  await faded(page)
  const isLoaded = await page.evaluate(() => "axe" in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING }) })
    .setLegacyMode()
    .options(violationsOnly)
    .include(part)
  const { violations: found } = await rulesOf[rules](axe).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** The same in both schemes, which differ only in colours. */
export const violationsInBothSchemes = async (page: Page, part = "html") => {
  await page.emulateMedia({ colorScheme: "light" })
  const light = await violations(page, "all", part)
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await violations(page, "colours", part)
  return { light, dark }
}
