import { z } from "zod"
import { choice, imageFile, slug, text } from "../fields"

/** A picture, with the facts that are the same wherever it is shown. */
export const picture = z.strictObject({
  slug: slug("Name of the picture; the file is called <slug>.json."),
  file: imageFile("The image file under data/images."),
  alt: text(180, "What the picture shows, for people who cannot see it."),
  backdrop: choice(
    ["paper", "blush", "sky", "sage", "marigold", "coral", "teal", "navy"],
    "The plain background colour of the picture; panels use the same colour so that no frame is visible.",
  ),
})
