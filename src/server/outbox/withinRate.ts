const MINUTE_MS = 60_000

/** What a network has posted since a time. */
interface Minute {
  readonly since: number
  posts: number
  bytes: number
}

/** The current minute of each network. Global, since the live preview reloads functions for each request. */
const memory = globalThis as { postedMinutes?: Map<string, Minute>; postedSwept?: number }

/** Forgets the networks whose minute is over, at most once a minute, since there may be thousands. */
const sweep = (minutes: Map<string, Minute>, now: number) => {
  if (now - (memory.postedSwept ?? 0) < MINUTE_MS) return
  memory.postedSwept = now
  for (const [key, { since }] of minutes) if (now - since >= MINUTE_MS) minutes.delete(key)
}

/** How much a network may post in a minute. */
interface Limits {
  readonly posts: number
  readonly bytes: number
}

/**
 * Whether a network may post now; if so, the post is counted.
 * @param what is posted; each has a limit of its own
 * @param bytes its size
 * @param now in milliseconds, of a clock that nobody sets
 */
export const withinRate = (
  what: "form" | "count",
  network: string,
  bytes: number,
  limits: Limits,
  now = performance.now(),
) => {
  memory.postedMinutes ??= new Map()
  const minutes = memory.postedMinutes
  sweep(minutes, now)
  const key = `${what} ${network}`
  const known = minutes.get(key)
  const minute = known && now - known.since < MINUTE_MS ? known : { since: now, posts: 0, bytes: 0 }
  if (minute.posts >= limits.posts || minute.bytes + bytes > limits.bytes) return false
  minute.posts += 1
  minute.bytes += bytes
  minutes.set(key, minute)
  return true
}
