import { expect, test } from "@playwright/test"
import { checkOwnShare, measurePages } from "../../../tools/quality/ownShare"
import { readCopy } from "../../../tools/quality/readCopy"

test("most of the main text of each service and post is its own", () => {
  const built = measurePages(readCopy("."), "public")
  expect(built.length).toBeGreaterThan(0)
  expect(checkOwnShare(built)).toEqual([])
})
