import { expect, test } from "@playwright/test"
import { tinyPicture } from "../../../scripts/shrinkPictures"
import { picture } from "../../../src/content/schemas/picture"
import { EditingPage } from "./EditingPage"

test("a picture uploaded in a form is saved in data/images, and its entry refers to it", async ({ page }) => {
  test.setTimeout(180_000)
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.showNew("picture")
  await editing.input("slug").fill("zebra")
  await editing.input("alt").fill("A zebra in a law library.")
  await editing.field("backdrop").getByRole("combobox").click()
  await page.getByRole("option", { name: "Sage" }).click()

  await editing.field("file").getByRole("button", { name: "Browse" }).click()
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Upload", exact: true }).click()
  await (await chooser).setFiles({ name: "Zebra at noon.jpg", mimeType: "image/jpeg", buffer: tinyPicture })
  await page.getByRole("button", { name: "Insert", exact: true }).click()
  await expect(editing.field("file")).toContainText("../images/")
  await editing.save.click()

  await expect(async () => {
    const { $schema, ...entry } = JSON.parse((await editing.read("pictures/zebra.json")).text)
    expect($schema).toBe("../.schema/picture.json")
    expect(picture.parse(entry)).toEqual(entry)
    expect(entry.file).toBe("../images/Zebra-at-noon.jpg")
    expect((await editing.read("images/Zebra-at-noon.jpg")).size).toBe(tinyPicture.length)
  }).toPass({ timeout: 30_000 })
  expect(editing.strangers).toEqual([])
  editing.close()
})
