import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { text } from "node:stream/consumers"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Database } from "../../src/server/database/Database"
import { addressIn, isSentWith } from "../../src/server/outbox/addressIn"
import type { leadSettings } from "../../src/server/outbox/leadSettings"
import { type OutboxEntry, readEntries } from "../../src/server/outbox/OutboxEntry"
import { outboxCsv } from "../../src/server/outbox/outboxCsv"
import { finishEntries, releaseEntries } from "../../src/server/outbox/releaseEntries"
import { eraseAddress, eraseEntries } from "../../src/server/outbox/removeEntries"
import { isDelivered } from "../../src/server/outbox/undelivered"
import { EntryList } from "./EntryList"
import { EntryPage } from "./EntryPage"
import { ErasePage } from "./ErasePage"
import { filtersIn } from "./filters"
import { cookieOf, guardingHeaders, hasKey, newKey, refusalOf } from "./guard"
import { deliveriesOf, findEntry, listEntries } from "./listEntries"
import { SourcesPage } from "./SourcesPage"
import { countedVisits, sourcesOf } from "./sourcesOf"

export interface InboxOptions {
  readonly database: Database
  /** From `leadSettings`: by which ways enquiries should arrive. */
  readonly settings: ReturnType<typeof leadSettings>
  /** The address of the site, without a path. */
  readonly site: string
  /** The report on the pages of the site, as HTML. */
  readonly pagesSheet: () => Promise<string>
  /** Is called at each request. */
  readonly onRequest?: () => void
}

/** For how many days sources are counted. */
const SOURCE_DAYS = 90
const DAY_MS = 86_400_000

/** The most entries that go into a file. */
const MAX_EXPORTED = 1_000_000

/** The forms of the inbox are short. */
const MAX_BODY_BYTES = 10_000

/** What is answered: a page, a file, or the address to go on at. */
type Reply = ReactElement | { readonly type: string; readonly body: string; readonly policy?: string } | { to: string }

const style = readFileSync(path.join(__dirname, "inbox.css"), "utf8")

/** Everything that was sent with an address, newest first. */
const entriesWith = async ({ query }: Database, address: string) =>
  [...(await readEntries(query)), ...(await readEntries(query, true))]
    .filter((entry) => isSentWith(entry, address))
    .sort((one, other) => other.received.localeCompare(one.received))

/** What can be asked for; nothing here changes anything. */
const show = async (url: URL, { database, settings, site, pagesSheet }: InboxOptions): Promise<Reply | undefined> => {
  const { query } = database
  const [, name = "", id = ""] = url.pathname.split("/")
  const filters = filtersIn(url.searchParams)
  const entry = id ? await findEntry(query, id) : undefined
  if (name === "" && !id) {
    const notice = url.searchParams.get("erased") ? "Erased." : undefined
    const listed = await listEntries(query, filters, settings)
    return EntryList({ filters, listed, isDelivered: isDelivered(settings), notice })
  }
  if (name === "entry" && entry) return EntryPage({ entry, deliveries: await deliveriesOf(query, id), site })
  if (name === "erase" && entry) {
    const address = addressIn(entry)
    const entries = address ? await entriesWith(database, address) : [entry]
    return ErasePage({ entry, address, entries, isWrong: url.searchParams.has("wrong") })
  }
  if (name === "export.csv") {
    const { entries } = await listEntries(query, { ...filters, sheet: 1 }, settings, MAX_EXPORTED)
    return { type: "text/csv; charset=utf-8", body: outboxCsv(entries) }
  }
  if (name === "sources") {
    const since = new Date(Date.now() - SOURCE_DAYS * DAY_MS).toISOString().slice(0, 10)
    const entries = (await readEntries(query)).filter(({ received }) => received >= since)
    const visits = await countedVisits(query, since)
    return SourcesPage({ sources: sourcesOf(visits, entries), since, isCounted: visits.length > 0 })
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
  if (address) await eraseAddress(database, address)
  else await eraseEntries(database, entry.id)
  return { to: "/?erased=yes" }
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

const send = (response: ServerResponse, reply: Reply | undefined) => {
  if (!reply) return response.writeHead(404).end("There is nothing here.")
  if ("to" in reply) return response.writeHead(303, { Location: reply.to }).end()
  if (!("body" in reply)) {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    return response.end(`<!doctype html>${renderToStaticMarkup(reply)}`)
  }
  response.setHeader("Content-Type", reply.type)
  if (reply.policy) response.setHeader("Content-Security-Policy", reply.policy)
  return response.end(reply.body)
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
      send(response, await replyTo(request, url, options))
    } catch (error) {
      console.error(error)
      response.headersSent ? response.end() : response.writeHead(500).end("That failed. The terminal says why.")
    }
  })
  return { server, key }
}
