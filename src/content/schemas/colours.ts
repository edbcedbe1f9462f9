import { z } from "zod"
import { choice, patterned } from "../fields"

const hex = (description: string) =>
  patterned(/^#(?:[0-9a-fA-F]{3}){1,2}$/, "# and six digits or letters from a to f").meta({
    description,
    examples: ["#c9402a"],
  })

/** The shades that are computed from the brand's colour (src/gatsby-node/colours/brandShades.ts). */
export const shadeNames = [
  "brand-action",
  "brand-action-hover",
  "brand-action-text",
  "brand-action-edge",
  "brand-shape",
  "brand-action-dark",
  "brand-action-dark-hover",
  "brand-action-dark-text",
  "brand-tint",
  "brand-tint-dark",
  "brand-on-light",
  "brand-on-block",
  "brand-on-dark",
  "brand-on-navy",
] as const

export const surfaceLooks = ["follow", "neutral", "shipped"] as const

export const surfacesHelp =
  "The colours around the brand's: its own hue (follow), greys with strong blocks in its hue (neutral), or those that ship with the site (shipped)."

/** The colours of the site. */
export const colours = z
  .strictObject({
    brand: hex("The brand's colour. Its shades for text, buttons and dark surfaces are computed from it."),
    surfaces: choice(surfaceLooks, surfacesHelp),
    shades: z
      .array(
        z.strictObject({
          name: choice(shadeNames, "The shade, by its name in src/styles/tokens.css without the dashes before it."),
          colour: hex("The colour it has instead of the computed one."),
        }),
      )
      .optional()
      .meta({ description: "Shades that are not computed. npm run check:launch says if one cannot be read." }),
  })
  .meta({ description: "The brand's colour, and what the colours around it take from it." })

export type Colours = z.infer<typeof colours>
