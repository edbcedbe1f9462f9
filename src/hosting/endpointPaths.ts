import { countPath, measureWay } from "../measure/ways"

/** The path that the mail client posts to; it is that of the hosted service. */
export const mailPath = "/api/v1.0/email/send"

/** The maximum size of what it posts: thirty pages of text. */
export const MAX_SUBMISSION_BYTES = 65_536

/** The paths that a host passes on to the site's own server (`npm run serve`). */
export const endpointPaths = () => [mailPath, ...(measureWay() === "own" ? [countPath] : [])]
