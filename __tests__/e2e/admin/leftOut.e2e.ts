import { expect, test } from "@playwright/test"

test("a build leaves the editing page out where nobody has asked for it", async ({ request }) => {
  const answer = await request.get("/admin/settings.json")
  expect(answer.status()).toBe(404)
})
