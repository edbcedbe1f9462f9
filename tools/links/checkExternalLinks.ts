import { formatIssues, type Issue } from "../../src/content/issue"
import { readEntries } from "../../src/content/readEntries"
import { isMadeUpAddress } from "../launch/isMadeUp"
import type { Send } from "./askLink"
import { askLinks } from "./askLinks"
import { type ExternalLink, externalLinks } from "./externalLinks"
import { type LinkResults, laterResults, newsIn, readLinkResults, writeLinkResults } from "./linkResults"

interface Options {
  /** The folder that holds `data/`, whose files must be good. */
  readonly root: string
  /** The address of this site, which is not elsewhere. */
  readonly site: string
  readonly send: Send
  /** The day of the run, as YYYY-MM-DD. */
  readonly today: string
  /** Whether to tell also what earlier runs have told. */
  readonly all?: boolean | undefined
  /** The pause before the second try. */
  readonly pauseMs?: number | undefined
}

/** How each state is told, the worst first. */
const tellings = {
  gone: {
    noun: "broken link",
    message: (note: string) => `leads nowhere (${note})`,
    remedy: () => "Find where the page is now, or remove the link.",
  },
  silent: {
    noun: "link without an answer",
    message: (note: string) => `does not answer (${note})`,
    remedy: () => "Open it in a browser. If it stays so for days, link to another page.",
  },
  moved: {
    noun: "moved link",
    message: () => "has moved for good",
    remedy: (note: string) => `Check that this is the same page, and write ${note}`,
  },
} as const

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** The links with a state as text; empty if there are none. */
const told = (state: keyof typeof tellings, links: readonly ExternalLink[], results: LinkResults) => {
  const { noun, message, remedy } = tellings[state]
  const issues = links.flatMap(({ address, ...place }): Issue[] => {
    const result = results[address]
    if (result?.state !== state) return []
    return [{ ...place, message: message(result.note), found: address, remedy: remedy(result.note) }]
  })
  return issues.length > 0 ? formatIssues(issues, noun) : ""
}

/**
 * Asks for every address of another site in the data, and remembers what it found.
 * @returns the report, and whether any address is gone; undefined if this computer is offline
 * @throws Error if the file of earlier results is not one
 */
export const checkExternalLinks = async ({ root, site, send, today, all = false, pauseMs }: Options) => {
  const before = readLinkResults(root)
  const isOwn = (address: string) => URL.canParse(address) && new URL(address).host === new URL(site).host
  const found = externalLinks(readEntries(root)).filter(({ address }) => !isOwn(address))
  const links = found.filter(({ address }) => !isMadeUpAddress(address))
  const samples = new Set(found.filter((link) => !links.includes(link)).map(({ address }) => address)).size

  const asked = new Set(links.map(({ address }) => address))
  const outcomes = await askLinks(asked, send, pauseMs)
  if (!outcomes) return undefined

  const after = laterResults(outcomes, before, today)
  writeLinkResults(root, after)
  const news = new Set(all ? Object.keys(after) : newsIn(after, before))
  const shown = links.filter(({ address }) => news.has(address))
  const states = Object.values(after).map(({ state }) => state)
  const countOf = (state: keyof typeof tellings) => states.filter((one) => one === state).length
  const old = states.length - news.size
  const summary = [
    `${count(outcomes.size, "address", "addresses")} of other sites: ${countOf("gone")} gone, ` +
      `${countOf("silent")} without an answer, ${countOf("moved")} moved.`,
    ...(old > 0 ? [`${old} of these an earlier run has told; npm run check:links -- --all tells all.`] : []),
    ...(samples > 0 ? [`${count(samples, "made-up address is", "made-up addresses are")} not asked for.`] : []),
  ]
  const parts = (["gone", "silent", "moved"] as const).map((state) => told(state, shown, after))
  return { text: [...parts.filter(Boolean), summary.join("\n")].join("\n\n"), isBroken: countOf("gone") > 0 }
}
