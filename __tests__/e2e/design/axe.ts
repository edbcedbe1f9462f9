import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import type { schemes } from "./templates"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * What axe finds wrong on a page as it now is, in words that lead to the place. In the dark scheme only contrast is looked
 * at: the schemes differ in colours only.
 * @param part a selector of the part of the page that is looked at
 */
export const violations = async (page: Page, scheme: (typeof schemes)[number], part = "html") => {
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part)
  const { violations: found } = await (scheme === "dark"
    ? axe.withRules("color-contrast")
    : axe.withTags(tags)
  ).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
