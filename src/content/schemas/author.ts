import { z } from "zod"
import { slug, text } from "../fields"
import { picture } from "./shared"

/** A person who signs posts or checks services. */
export const author = z.strictObject({
  slug: slug("Name of the author's file."),
  name: text(60, "The author's name."),
  degree: text(90, "The author's degrees, as they follow the name.").optional(),
  about: text(220, "One or two sentences about the author, shown under posts.").optional(),
  sample: z.boolean().meta({ description: "True while this is a made-up person." }),
  picture: picture.optional().meta({ description: "A portrait; without one, the initials are shown." }),
})
