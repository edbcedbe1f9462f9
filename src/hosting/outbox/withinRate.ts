const MINUTE_MS = 60_000

/** The times of each address's recent sends. Global, since the live preview reloads functions for each request. */
const memory = globalThis as { outboxSends?: Map<string, number[]> }

/**
 * Whether an address may send now; if so, the send is counted.
 * @param rate how many entries an address may send in a minute
 */
export const withinRate = (address: string, rate: number, now = Date.now()) => {
  memory.outboxSends ??= new Map()
  const sends = memory.outboxSends
  for (const [known, times] of sends) {
    const lately = times.filter((time) => now - time < MINUTE_MS)
    if (lately.length > 0) sends.set(known, lately)
    else sends.delete(known)
  }
  const times = sends.get(address) ?? []
  if (times.length >= rate) return false
  sends.set(address, [...times, now])
  return true
}
