import { endings } from "./compress/variants"

/** Configuration files next to the pages; Netlify and Cloudflare Pages read but do not serve them. */
export const hostFiles = { headers: "_headers", redirects: "_redirects" } as const

/** The files of the built site that no server sends under their own names. */
export const privateFiles = {
  names: Object.values(hostFiles),
  /** Page addresses have no `.html`, and compressed variants are sent under the name of the original file. */
  endings: [".html", ...endings],
} as const
