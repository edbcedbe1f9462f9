import { z } from "zod"
import { ownPagePath, patterned } from "../fields"

/** Old addresses and their targets. Case does not matter. */
export const redirects = z.strictObject({
  items: z
    .array(
      z.strictObject({
        from: patterned(
          /^\/(?!\/)[A-Za-z0-9/._~+-]+$/,
          "a path that starts with / and contains only letters, digits and / . _ ~ + -",
        ).meta({
          description: "The old address, which no longer belongs to a page.",
          examples: ["/services/old-name"],
          "x-address": "old",
        }),
        to: ownPagePath("The page that it leads to now."),
      }),
    )
    .min(1)
    .meta({ description: "Old addresses." }),
})
