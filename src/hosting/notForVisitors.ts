import { endings } from "./compress/variants"

/** Files beside the pages that hosts read; Netlify and Cloudflare Pages do not serve them. */
export const hostFiles = { headers: "_headers", redirects: "_redirects" } as const

/** The files of the built site that no server sends under their own names. */
export const notForVisitors = {
  names: Object.values(hostFiles),
  /** Pages have no `.html` in their addresses, and compressed variants are sent under the name of their file. */
  endings: [".html", ...endings],
} as const
