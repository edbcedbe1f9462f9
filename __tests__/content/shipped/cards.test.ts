/** @jest-environment node */
import { posts, samples, serviceCards, services } from "../../support/siteContent"

const pictureOf = new Map(services.map(({ slug, picture }) => [slug, picture]))

/** The services that a page shows side by side, by its data file. */
const rows: (readonly [file: string, slugs: readonly string[]])[] = [
  ["sections/service-cards", serviceCards.items.map(({ service }) => service)],
  ...services.map(({ slug, related }) => [`services/${slug}`, related ?? []] as const),
  ...samples.map((sample) => [`samples/${sample.slug}`, sample.services] as const),
  ...posts.map((post) => [`blogs/${post.number}`, post.services ?? []] as const),
]

test("no row of cards shows a picture twice", () => {
  const repeats = rows.flatMap(([file, slugs]) => {
    const pictures = slugs.map((slug) => pictureOf.get(slug))
    return slugs
      .filter((_, at) => pictures.indexOf(pictures[at]) < at)
      .map((slug) => `${file}: ${slug} (${pictureOf.get(slug)})`)
  })
  expect(repeats).toEqual([])
})
