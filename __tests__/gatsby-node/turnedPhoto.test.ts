/** @jest-environment node */
import path from "node:path"
import type { CreateResolversArgs } from "gatsby"
import sharp from "sharp"
import { softEdgedPicture } from "../../src/gatsby-node/share/drawBase"
import { uprightImages } from "../../src/gatsby-node/uprightImages"
import { temporaryFolder } from "../support/temporaryFolder"

// The package has no types.
const { generateImageData, setActions } = jest.requireActual("gatsby-plugin-sharp")
const { processFile } = jest.requireActual("gatsby-plugin-sharp/process-file")

let folder: string
let photo: string

/** A portrait photo as a phone stores it: lying on its side, with a mark that says how to turn it. */
beforeAll(async () => {
  folder = temporaryFolder()
  photo = path.join(folder, "photo.jpg")
  const upper = { create: { width: 600, height: 400, channels: 3, background: "red" } } as const
  const upright = await sharp({ create: { width: 600, height: 800, channels: 3, background: "blue" } })
    .composite([{ input: await sharp(upper).png().toBuffer(), top: 0, left: 0 }])
    .png()
    .toBuffer()
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(photo)
})

/** The colour at a place, given as shares of the width and height. */
const colourAt = async (picture: Buffer | string, x: number, y: number) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return red > 200 && blue < 60 ? "red" : blue > 200 && red < 60 ? "blue" : `${red} ${green} ${blue}`
}

const corners = [
  [0.05, 0.05],
  [0.95, 0.05],
  [0.05, 0.95],
  [0.95, 0.95],
] as const

const cornersOf = (picture: Buffer | string) => Promise.all(corners.map(([x, y]) => colourAt(picture, x, y)))

const whole = ["red", "red", "blue", "blue"]

test("a phone's portrait photo is upright and whole on pages", async () => {
  const jobs: { outputDir: string; args: { operations: { outputPath: string; args: object }[] } }[] = []
  setActions({
    createJobV2: async (job: (typeof jobs)[number]) => {
      jobs.push(job)
    },
  })
  const file = { name: "photo", extension: "jpg", absolutePath: photo, internal: { contentDigest: "photo" } }
  let resolve: (...args: unknown[]) => unknown = () => undefined
  uprightImages({
    getNode: () => file,
    createResolvers: (resolvers: { ImageSharp: { gatsbyImageData: { resolve: typeof resolve } } }) => {
      resolve = resolvers.ImageSharp.gatsbyImageData.resolve
    },
  } as unknown as CreateResolversArgs)
  const args = { width: 400, breakpoints: [240, 400, 560], formats: ["webp"], placeholder: "blurred", quality: 55 }
  const data = await resolve(
    { id: "1", parent: "2", internal: { contentDigest: "photo" } },
    args,
    {},
    {
      originalResolver: (_source: object, asked: object) =>
        generateImageData({ file, args: { ...asked }, reporter: console }),
    },
  )
  expect(data).toMatchObject({ width: 400, height: expect.closeTo(533, 0) })
  const [job] = jobs
  const made = (job?.args.operations ?? []).map(({ outputPath, args: one }) => ({
    outputPath: path.join(folder, outputPath),
    args: one,
  }))
  await processFile(photo, made, {})
  expect(await Promise.all(made.map(({ outputPath }) => cornersOf(outputPath)))).toEqual(made.map(() => whole))
  const { placeholder } = data as { placeholder: { fallback: string } }
  expect(await cornersOf(Buffer.from(placeholder.fallback.split(",")[1] ?? "", "base64"))).toEqual(whole)
})

test("it is upright and whole on share pictures", async () => {
  const { data, info } = await softEdgedPicture(photo)
  const raw = { ...info, channels: 4 } as const
  expect(await cornersOf(await sharp(data, { raw }).png().toBuffer())).toEqual(whole)
})
