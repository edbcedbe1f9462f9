import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** axe tells of violations only: describing all that has passed takes as long as finding what has not. */
const violationsOnly = { resultTypes: ["violations" as const], preload: false }

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Which of axe's rules are asked: those of a scheme's colours, or all. */
type Rules = "all" | "colours"

const rulesOf: Readonly<Record<Rules, (axe: AxeBuilder) => AxeBuilder>> = {
  all: (axe) => axe.withTags(tags),
  colours: (axe) => axe.withRules("color-contrast"),
}

/**
 * What axe finds wrong on a page as it now is, in words that lead to the place.
 * @param part a selector of the part of the page that is looked at
 */
export const violations = async (page: Page, rules: Rules, part = "html") => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(violationsOnly).include(part)
  const { violations: found } = await rulesOf[rules](axe).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** The same in both schemes, which differ in colours only. */
export const violationsInBothSchemes = async (page: Page, part = "html") => {
  await page.emulateMedia({ colorScheme: "light" })
  const light = await violations(page, "all", part)
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await violations(page, "colours", part)
  return { light, dark }
}
