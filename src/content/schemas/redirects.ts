import { z } from "zod"
import { ownPath } from "../fields"

/** Old addresses and where they lead now. Other capitals of an address need no entry. */
export const redirects = z.strictObject({
  items: z
    .array(
      z.strictObject({
        from: z
          .string()
          .regex(/^\/[^\s?#]+$/, "a path that starts with /")
          .meta({ description: "The old address, which is no page any more.", examples: ["/services/old-name"] }),
        to: ownPath("The page it leads to now."),
      }),
    )
    .meta({ description: "Old addresses." }),
})
