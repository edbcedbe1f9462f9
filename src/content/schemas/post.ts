import { z } from "zod"
import { aliases, date, headline, markdown, reference, slug, text } from "../fields"
import { figure, marginNote, picture, seo, sources } from "./shared"

/** A blog post, `/blog/<number>` (docs/specification.md, Posts). */
export const post = z.strictObject({
  number: z
    .int()
    .min(1)
    .max(9999)
    .meta({ description: "The number in the post's address; no two posts may have the same number." }),
  slug: slug("Name of the post; the file is called <number>-<slug>.json."),
  title: headline(80, "The post's title."),
  description: text(180, "Two lines for the list of posts."),
  seo,
  author: reference("author", "The slug of the author, from data/authors."),
  date: date("The day of publication."),
  updated: date("The day the text was last changed."),
  featured: z.boolean().meta({ description: "True for posts shown on the About page." }),
  picture,
  lede: text(500, "The first paragraph, shown in large type."),
  sections: z
    .array(
      z.strictObject({
        title: text(90, "Heading of this part."),
        aliases,
        body: markdown(6000, "The text of this part."),
        figure: figure.optional(),
        picture: picture.optional(),
        caption: text(160, "A line under the picture.").optional(),
      }),
    )
    .min(3)
    .max(12)
    .meta({ description: "The parts of the post; their headings make the contents list." }),
  quote: headline(160, "One sentence, shown in large type between two lines."),
  notes: z.array(marginNote).min(1).max(4).meta({ description: "Remarks in the margin." }),
  sources,
  services: z
    .array(reference("service", "The slug of a service that helps with the post's subject."))
    .min(1)
    .max(3)
    .meta({ description: "Services that the post links to." }),
})
