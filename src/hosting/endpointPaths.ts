import { countPath, measureWay } from "../measure/ways"
import { mailPath } from "./outbox/takeSubmission"

/** The paths that a host passes on to the site's own server (`npm run serve`). */
export const endpointPaths = () => [mailPath, ...(measureWay() === "own" ? [countPath] : [])]
