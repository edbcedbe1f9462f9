import { z } from "zod"
import { ownPagePath, patterned } from "../fields"

/** The characters of an old address except spaces: none with a meaning in the configurations of hosts. */
const sign = '[^\\s?#*:;$"<>[\\]\\\\^`{|}]'

/** Old addresses and their targets. Case does not matter. */
export const redirects = z.strictObject({
  items: z
    .array(
      z.strictObject({
        from: patterned(
          new RegExp(`^/(?!/)${sign}+(?: +${sign}+)*$`),
          'a path that starts with / and contains none of ? # * : ; $ " < > [ ] \\ ^ ` { | }; redirect queries and patterns in the configuration of your host (docs/hosting.md)',
        ).meta({
          description: "The old address, which no longer belongs to a page. Capitals and percent codes do not matter.",
          examples: ["/services/old-name"],
          "x-address": "old",
        }),
        to: ownPagePath("The page that it leads to now."),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: "Old addresses." }),
})
