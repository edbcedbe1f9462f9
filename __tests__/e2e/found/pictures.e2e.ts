import { expect, test } from "@playwright/test"
import sharp from "sharp"
import * as content from "../../support/siteContent"
import { attribute } from "../StaticPage"
import { addressOf, builtFile, builtPages, property, shownPages } from "./BuiltSite"

/** The largest file that all networks and messengers accept for a preview, in bytes. */
const limit = 300_000

const fileOf = (address: string) => builtFile(address.slice(addressOf("").length))

test("every page has its own share picture, 1200 by 630, small enough to be shown", async () => {
  const seen = new Set<string>()
  for (const { path, page } of shownPages) {
    const picture = fileOf(property(page, "og:image")[0] ?? "")
    const { width, height, format } = await sharp(picture).metadata()
    expect({ path, width, height, format }).toEqual({ path, width: 1200, height: 630, format: "jpeg" })
    expect(property(page, "og:image:width")).toEqual(["1200"])
    expect(property(page, "og:image:height")).toEqual(["630"])
    expect(picture.length).toBeLessThan(limit)
    seen.add(picture.toString("base64"))
  }
  expect(seen.size).toBe(shownPages.length)
})

/** The share of dark pixels in a part of a picture. */
const inkIn = async (picture: Buffer, part: { left: number; top: number; width: number; height: number }) => {
  const { data } = await sharp(picture).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 90).length / data.length
}

test("a share picture has text where the brand and the title are", async () => {
  const picture = builtFile(`share${content.anyServicePath}.jpeg`)
  expect(await inkIn(picture, { left: 130, top: 50, width: 200, height: 60 })).toBeGreaterThan(0.02)
  expect(await inkIn(picture, { left: 64, top: 330, width: 500, height: 240 })).toBeGreaterThan(0.03)
})

test("the manifest has what an installed site needs, and its icons exist in the stated sizes", async () => {
  const manifest = JSON.parse(builtFile("manifest.webmanifest").toString())
  expect(manifest).toMatchObject({
    name: content.site.brand,
    short_name: content.site.brand,
    start_url: "/",
    lang: "en",
  })
  expect(["fullscreen", "standalone", "minimal-ui", "browser"]).toContain(manifest.display)
  for (const colour of [manifest.theme_color, manifest.background_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512"])
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(builtFile(src)).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
  }
})

test("AVIF, which takes ten times as long to make, is not made for pictures that are loaded lazily", () => {
  const late = builtPages.flatMap(({ path, page }) =>
    page
      .all("picture")
      .filter((picture) => page.within(picture, "img").some((image) => attribute(image, "loading") === "lazy"))
      .filter((picture) => page.within(picture, "source").some((source) => attribute(source, "type") === "image/avif"))
      .map(() => path),
  )
  expect(late).toEqual([])
})
