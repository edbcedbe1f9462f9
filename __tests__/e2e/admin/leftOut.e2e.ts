import { expect, test } from "@playwright/test"
import { builtWith } from "../builtWith"

test("a build contains the editing page only if it is asked for", async ({ request }) => {
  test.skip(builtWith.hasEditingPage, "GATSBY_ADMIN asks for it in this build")
  const answer = await request.get("/admin/settings.json")
  expect(answer.status()).toBe(404)
})
