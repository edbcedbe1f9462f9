import { expect, test } from "@playwright/test"
import { median } from "../../../tools/bench/median"
import { limits } from "../../../tools/quality/limits"
import { isMeasured, measurePages, ownShare } from "../../../tools/quality/ownShare"
import { readCopy } from "../../../tools/quality/readCopy"

/** A single short entry is for its author to judge: `npm run check:content` warns about it. */
test("the sections that all services or posts share leave most of the text to each", () => {
  const built = measurePages(readCopy(".").filter(isMeasured), "public")
  const types = new Set(built.map(({ page }) => page.type))
  expect(types.size).toBeGreaterThan(0)
  for (const type of types) {
    const shares = built.filter(({ page }) => page.type === type).map(ownShare)
    expect(median(shares), type).toBeGreaterThanOrEqual(limits.ownShare.min)
  }
})
