import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Database, Query } from "../../src/server/database/Database"
import { addressIn, isSentWith, mentions } from "../../src/server/outbox/addressIn"
import type { leadSettings } from "../../src/server/outbox/leadSettings"
import { eachEntry, type OutboxEntry } from "../../src/server/outbox/OutboxEntry"
import { outboxCsv } from "../../src/server/outbox/outboxCsv"
import { entriesText } from "../../src/server/outbox/outboxTable"
import { finishEntries, releaseEntries } from "../../src/server/outbox/releaseEntries"
import { eraseAddress, eraseEntries } from "../../src/server/outbox/removeEntries"
import { isDelivered } from "../../src/server/outbox/undelivered"
import { remains } from "../../src/server/outbox/ways"
import { EntryList } from "./EntryList"
import { EntryPage } from "./EntryPage"
import { ErasePage } from "./ErasePage"
import { filtersIn } from "./filters"
import { cookieOf, guardingHeaders, hasKey, newKey, refusalOf } from "./guard"
import { deliveriesOf, findEntry, listEntries, matchingEntries } from "./listEntries"
import { SourcesPage } from "./SourcesPage"
import { countedVisits, sentSince, sourcesOf } from "./sourcesOf"

export interface InboxOptions {
  readonly database: Database
  /** From `leadSettings`: by which ways enquiries should arrive. */
  readonly settings: ReturnType<typeof leadSettings>
  /** The report on the pages of the site, as HTML. */
  readonly pagesSheet: () => Promise<string>
  /** Is called at each request. */
  readonly onRequest?: () => void
}

/** For how many days sources are counted. */
const SOURCE_DAYS = 90
const DAY_MS = 86_400_000

/** The forms of the inbox are short. */
const MAX_BODY_BYTES = 10_000

/** What is answered: a page, a file, or the address to go on at. */
type Reply =
  | ReactElement
  | { readonly type: string; readonly body: string | AsyncIterable<string>; readonly policy?: string }
  | { readonly to: string }

const style = readFileSync(path.join(__dirname, "inbox.css"), "utf8")

/** Everything that was sent with an address, and what else mentions it, newest first. */
const entriesWith = async (query: Query, address: string) => {
  const sent: OutboxEntry[] = []
  const mentioning: OutboxEntry[] = []
  for await (const entry of eachEntry(query, "1 = 1", [], "newest first"))
    if (isSentWith(entry, address)) sent.push(entry)
    else if (mentions(entry, address)) mentioning.push(entry)
  return { sent, mentioning }
}

/** What can be asked for; nothing here changes anything. */
const show = async (url: URL, { database, settings, pagesSheet }: InboxOptions): Promise<Reply | undefined> => {
  const { query } = database
  const [, name = "", id = ""] = url.pathname.split("/")
  const filters = filtersIn(url.searchParams)
  const entry = id ? await findEntry(query, id) : undefined
  if (name === "" && !id) {
    const erased = Number(url.searchParams.get("erased"))
    const notice = erased > 0 ? `Erased ${entriesText(erased)}. ${remains}` : undefined
    const listed = await listEntries(query, filters, settings)
    return EntryList({ filters, listed, isDelivered: isDelivered(settings), notice })
  }
  if (name === "entry" && entry) return EntryPage({ entry, deliveries: await deliveriesOf(query, id), settings })
  if (name === "erase" && entry) {
    const address = addressIn(entry)
    const { sent, mentioning } = address ? await entriesWith(query, address) : { sent: [entry], mentioning: [] }
    return ErasePage({ entry, address, sent, mentioning, isWrong: url.searchParams.has("wrong") })
  }
  if (name === "export.csv")
    return { type: "text/csv; charset=utf-8", body: outboxCsv(() => matchingEntries(query, filters, settings)) }
  if (name === "sources") {
    const since = new Date(Date.now() - SOURCE_DAYS * DAY_MS).toISOString().slice(0, 10)
    const visits = await countedVisits(query, since)
    const sources = sourcesOf(visits, await sentSince(query, since))
    return SourcesPage({ sources, since, isCounted: visits.length > 0 })
  }
  // The sheet has its own policy, with the digests of its style and script.
  if (name === "pages")
    return { type: "text/html; charset=utf-8", body: await pagesSheet(), policy: "frame-ancestors 'none'" }
  if (name === "inbox.css") return { type: "text/css", body: style }
  return undefined
}

const erase = async (database: Database, entry: OutboxEntry, word: string): Promise<Reply> => {
  const address = addressIn(entry)
  if (word.trim() !== (address ?? entry.reference ?? entry.id)) return { to: `/erase/${entry.id}?wrong=yes` }
  const count = address ? (await eraseAddress(database, address)).count : await eraseEntries(database, entry.id)
  return { to: `/?erased=${count}` }
}

/** What can be changed. */
const change = async (
  action: string,
  values: URLSearchParams,
  { database }: InboxOptions,
): Promise<Reply | undefined> => {
  const entry = await findEntry(database.query, values.get("id") ?? "")
  if (!entry) return undefined
  if (action === "/done") await finishEntries(database.query, entry.id)
  else if (action === "/reopen") await finishEntries(database.query, entry.id, false)
  else if (action === "/release") await releaseEntries(database, entry.id)
  else if (action === "/erase") return erase(database, entry, values.get("word") ?? "")
  else return undefined
  return { to: `/entry/${entry.id}` }
}

const replyTo = async (request: IncomingMessage, url: URL, options: InboxOptions) => {
  if (request.method !== "POST") return show(url, options)
  if (Number(request.headers["content-length"] ?? MAX_BODY_BYTES + 1) > MAX_BODY_BYTES) return undefined
  return change(url.pathname, new URLSearchParams(await text(request)), options)
}

const send = async (response: ServerResponse, reply: Reply | undefined) => {
  if (!reply) return response.writeHead(404).end("There is nothing here.")
  if ("to" in reply) return response.writeHead(303, { Location: reply.to }).end()
  if (!("body" in reply)) {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    return response.end(`<!doctype html>${renderToStaticMarkup(reply)}`)
  }
  response.setHeader("Content-Type", reply.type)
  if (reply.policy) response.setHeader("Content-Security-Policy", reply.policy)
  if (typeof reply.body === "string") return response.end(reply.body)
  return pipeline(reply.body, response)
}

/**
 * The server of `npm run inbox`, for the owner's own browser: what visitors have sent, and what to do with it.
 * @returns the server, and the key that an address must bring at first
 */
export const inboxServer = (options: InboxOptions, key = newKey()) => {
  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo
    options.onRequest?.()
    for (const [name, value] of Object.entries(guardingHeaders)) response.setHeader(name, value)
    try {
      const url = new URL(request.url ?? "/", `http://127.0.0.1:${port}`)
      const refused = refusalOf(request, key, port)
      // The key leaves the address at once, so that it stays in no history.
      if (refused === 403 && request.method === "GET" && hasKey(url.searchParams, key))
        return response.writeHead(303, { Location: "/", "Set-Cookie": cookieOf(key, port) }).end()
      if (refused)
        return response.writeHead(refused).end("Open the address that `npm run inbox` has printed in this browser.")
      await send(response, await replyTo(request, url, options))
    } catch (error) {
      console.error(error)
      // A file that is cut short must not look whole.
      response.headersSent ? response.destroy() : response.writeHead(500).end("That failed. The terminal says why.")
    }
  })
  return { server, key }
}
