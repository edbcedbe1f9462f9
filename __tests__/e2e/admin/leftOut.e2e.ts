import { expect, test } from "@playwright/test"

test("a build contains the editing page only if it is asked for", async ({ request }) => {
  const answer = await request.get("/admin/settings.json")
  expect(answer.status()).toBe(404)
})
