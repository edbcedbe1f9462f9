import { linkLimits } from "./linkLimits"

/** What became of an external address. */
export interface Outcome {
  /** `moved`: it redirects for good; `gone`: it leads nowhere; `silent`: it does not answer, or with an error. */
  readonly state: "alive" | "moved" | "gone" | "silent"
  /** Where it has moved to, or why it is gone or silent. */
  readonly note?: string
}

/** Sends one request and gives the answer, without following redirects. It rejects as `fetch` does. */
export type Send = (address: string, method: "HEAD" | "GET") => Promise<Response>

/** Forbidden, method not allowed and too many requests: what many sites answer to anything but a browser. */
const alive = [403, 405, 429]
const gone = [404, 410]
const permanent = [301, 308]
const redirects = [...permanent, 302, 303, 307]

/** The answer to HEAD, or to GET if HEAD is refused or fails: many servers answer it wrongly. */
const answerOf = async (address: string, send: Send) => {
  const answer = await send(address, "HEAD").catch(() => undefined)
  return answer && answer.status < 400 ? answer : send(address, "GET")
}

/**
 * Follows redirects to the last answer. `moved` is the last address of https, as the data must have it, to which they were
 * permanent; without a status they never ended.
 */
const followed = async (address: string, send: Send): Promise<{ status?: number; moved: string }> => {
  let at = address
  let moved = address
  let isPermanent = true
  for (let count = 0; count <= linkLimits.redirects; count += 1) {
    const { status, headers } = await answerOf(at, send)
    const location = headers.get("location")
    if (!redirects.includes(status) || location === null) return { status, moved }
    isPermanent &&= permanent.includes(status)
    at = new URL(location, at).href
    if (isPermanent && at.startsWith("https://")) moved = at
  }
  return { moved }
}

const reasonOf = (error: unknown) => {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
  return name === "TimeoutError" ? "no answer in time" : (cause?.code ?? cause?.message ?? message)
}

/** Asks for an external address, once. */
export const askLink = async (address: string, send: Send): Promise<Outcome> => {
  if (!URL.canParse(address)) return { state: "gone", note: "is not an address" }
  try {
    const { status, moved } = await followed(address, send)
    if (status === undefined) return { state: "silent", note: "redirects without end" }
    if (gone.includes(status)) return { state: "gone", note: `status ${status}` }
    if (status >= 400 && !alive.includes(status)) return { state: "silent", note: `status ${status}` }
    return moved === address ? { state: "alive" } : { state: "moved", note: moved }
  } catch (error) {
    const note = reasonOf(error)
    return note === "ENOTFOUND" ? { state: "gone", note: "no such host" } : { state: "silent", note }
  }
}
