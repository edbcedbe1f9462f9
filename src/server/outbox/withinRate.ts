const MINUTE_MS = 60_000

/** The times of each address's recent posts. Global, since the live preview reloads functions for each request. */
const memory = globalThis as { recentPosts?: Map<string, number[]>; recentPostsSwept?: number }

/** Forgets the addresses that have posted nothing for a minute, at most once a minute, since there may be thousands. */
const sweep = (posts: Map<string, number[]>, now: number) => {
  if (now - (memory.recentPostsSwept ?? 0) < MINUTE_MS) return
  memory.recentPostsSwept = now
  for (const [key, times] of posts) if (now - (times.at(-1) ?? 0) >= MINUTE_MS) posts.delete(key)
}

/**
 * Whether an address may post now; if so, the post is counted.
 * @param what is posted; each has a limit of its own
 * @param rate how many of these an address may post in a minute
 */
export const withinRate = (what: "form" | "count", address: string, rate: number, now = Date.now()) => {
  memory.recentPosts ??= new Map()
  const posts = memory.recentPosts
  sweep(posts, now)
  const key = `${what} ${address}`
  const times = (posts.get(key) ?? []).filter((time) => now - time < MINUTE_MS)
  if (times.length >= rate) return false
  posts.set(key, [...times, now])
  return true
}
