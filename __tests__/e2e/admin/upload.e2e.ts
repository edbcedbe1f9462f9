import { randomBytes } from "node:crypto"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { MAX_IMAGE_BYTES } from "../../../src/content/fields"
import { picture } from "../../../src/content/schemas/picture"
import { EditingPage } from "./EditingPage"

/** A phone's portrait photo of several megabytes: stored on its side, with a mark that says how to turn it. */
const photo = async () => {
  const [width, height] = [1800, 2400]
  const grain = randomBytes((width / 2) * (height / 2) * 3).map((value) => value >> 2)
  const sky = await sharp({ create: { width, height: height / 2, channels: 3, background: "#3060ff" } })
    .png()
    .toBuffer()
  const upright = await sharp(grain, { raw: { width: width / 2, height: height / 2, channels: 3 } })
    .resize(width, height)
    .composite([{ input: sky, top: 0, left: 0, blend: "screen" }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 99 }).toBuffer()
}

test("a phone's photo is turned upright and shrunk on upload, saved in data/images, and its entry refers to it", async ({
  page,
}) => {
  test.setTimeout(180_000)
  const large = await photo()
  expect(large.length).toBeGreaterThan(2 * MAX_IMAGE_BYTES)
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.showNew("picture")
  await editing.input("slug").fill("zebra")
  await editing.input("alt").fill("A zebra in a law library.")
  await editing.field("backdrop").getByRole("combobox").click()
  await page.getByRole("option", { name: "Sage" }).click()

  await editing.field("file").getByRole("button", { name: "Browse" }).click()
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Upload", exact: true }).click()
  await (await chooser).setFiles({ name: "Zebra at noon.jpg", mimeType: "image/jpeg", buffer: large })
  await page.getByRole("button", { name: "Insert", exact: true }).click()
  // A busy machine needs a while for a large photo.
  await expect(editing.field("file")).toContainText("../images/", { timeout: 60_000 })
  await editing.save.click()

  await expect(async () => {
    const { $schema, ...entry } = JSON.parse((await editing.read("pictures/zebra.json")).text)
    expect($schema).toBe("../.schema/picture.json")
    expect(picture.parse(entry)).toEqual(entry)
    expect(entry.file).toBe("../images/Zebra-at-noon.webp")
    expect((await editing.read("images/Zebra-at-noon.webp")).bytes.length).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
  const { bytes } = await editing.read("images/Zebra-at-noon.webp")
  expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES)
  const { format, width, height, orientation } = await sharp(bytes).metadata()
  expect({ format, width, height, orientation }).toEqual({ format: "webp", width: 1500, height: 2000 })
  // The sky is above.
  const { channels } = await sharp(
    await sharp(bytes).extract({ left: 0, top: 0, width, height: 900 }).toBuffer(),
  ).stats()
  expect(channels[2]?.mean).toBeGreaterThan(220)
  expect(editing.strangers).toEqual([])
  editing.close()
})
