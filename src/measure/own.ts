import { postJson } from "./postJson"
import type { Sender } from "./Sender"
import { countPath } from "./ways"

/**
 * Counts on the site's own server. It gets neither the page's type, which the path tells, nor the campaign of each event: that
 * of a visit is counted once (`tellVisit`).
 */
export const own: Sender = ({ event, path, properties: { detail } }) => postJson(countPath, { path, event, detail })
