import { z } from "zod"
import { slug, text } from "../fields"
import { picture } from "./shared"

/** A person who signs posts. */
export const author = z.strictObject({
  slug: slug("Name of the author's file."),
  name: text(60, "The author's name."),
  sample: z.boolean().meta({ description: "True while this is a made-up person." }),
  picture: picture.optional().meta({ description: "A portrait; without one, the initials are shown." }),
})
