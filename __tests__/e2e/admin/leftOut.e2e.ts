import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { filesBelow } from "../../../src/hosting/filesBelow"
import { likenessPath, sharePreviewPath } from "../../../src/site/preview/previewPaths"
import { builtWith } from "../builtWith"

test("a build contains the editing page only if it is asked for", async ({ request }) => {
  test.skip(builtWith.hasEditingPage, "GATSBY_ADMIN asks for it in this build")
  const answer = await request.get("/admin/settings.json")
  expect(answer.status()).toBe(404)
})

test("no file of a build contains the panel of the live preview", () => {
  const texts = filesBelow("dist").filter((file) => /\.(?:js|css|html)$/.test(file) && !file.includes("/admin"))
  expect(texts.length).toBeGreaterThan(0)
  const marks = [likenessPath, sharePreviewPath, "This page elsewhere"]
  expect(texts.filter((file) => marks.some((mark) => readFileSync(file, "utf8").includes(mark)))).toEqual([])
})
