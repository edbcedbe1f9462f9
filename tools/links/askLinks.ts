import { setTimeout as wait } from "node:timers/promises"
import { askLink, type Outcome, type Send } from "./askLink"
import { linkLimits } from "./linkLimits"

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : "")

/**
 * Passes requests on so that each host gets one at a time, also where redirects of several sites lead to it, and none
 * once it has not answered several times.
 */
const oneAtATime = (send: Send): Send => {
  const last = new Map<string, Promise<unknown>>()
  const failures = new Map<string, number>()
  return (address, method) => {
    const host = hostOf(address)
    const failed = () => failures.get(host) ?? 0
    const request = async () => {
      if (failed() >= linkLimits.failuresInRow) throw new Error("nor did other addresses there")
      failures.set(host, failed() + 1)
      const answer = await send(address, method)
      failures.delete(host)
      return answer
    }
    const turn = (last.get(host) ?? Promise.resolve()).then(request, request)
    last.set(host, turn)
    return turn
  }
}

/**
 * Makes a function that sends requests as `askLinks` needs them.
 * @param site the address of this site, which tells other sites who asks
 */
export const sender =
  (site: string, answerMs: number = linkLimits.answerMs): Send =>
  async (address, method) => {
    const headers = { "User-Agent": `link-check (+${site})`, Accept: "*/*" }
    const answer = await fetch(address, { method, redirect: "manual", headers, signal: AbortSignal.timeout(answerMs) })
    // Only the status and its headers count, so the rest is not waited for.
    await answer.body?.cancel()
    return answer
  }

/** Asks for addresses once: several sites at once, each site one request at a time. */
const askEach = async (addresses: readonly string[], send: Send) => {
  const queues = new Map<string, string[]>()
  for (const address of addresses) queues.set(hostOf(address), [...(queues.get(hostOf(address)) ?? []), address])
  // The longest queue begins first, since it takes longest.
  const waiting = [...queues.values()].toSorted((one, other) => one.length - other.length)
  const outcomes = new Map<string, Outcome>()
  const inTurn = oneAtATime(send)
  const askSites = async () => {
    for (let queue = waiting.pop(); queue; queue = waiting.pop())
      for (const address of queue) outcomes.set(address, await askLink(address, inTurn))
  }
  await Promise.all(Array.from({ length: linkLimits.sitesAtOnce }, askSites))
  return outcomes
}

/**
 * Asks for external addresses, and after a pause again for those that do not answer.
 * @param addresses the addresses; each counts once
 * @param pauseMs the pause before the second try
 * @returns what became of each; undefined if of several sites not one answers, since this computer is then offline
 */
export const askLinks = async (addresses: Iterable<string>, send: Send, pauseMs: number = linkLimits.pauseMs) => {
  const all = [...new Set(addresses)]
  let answers = 0
  const counted: Send = async (address, method) => {
    const answer = await send(address, method)
    answers += 1
    return answer
  }
  const outcomes = await askEach(all, counted)
  if (answers === 0 && new Set(all.map(hostOf)).size > 1) return undefined
  for (let tries = 1; tries < linkLimits.tries; tries += 1) {
    const silent = all.filter((address) => outcomes.get(address)?.state === "silent")
    if (silent.length === 0) break
    await wait(pauseMs * 4 ** (tries - 1))
    for (const [address, outcome] of await askEach(silent, send)) outcomes.set(address, outcome)
  }
  return outcomes
}
