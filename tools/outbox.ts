/** `npm run outbox`: what the built-in mail endpoint has received, and what to do with it. */
import { existsSync } from "node:fs"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import { z } from "zod"
import { readData } from "../src/content/formWords"
import { isAddress } from "../src/content/isAddress"
import { visible } from "../src/content/visible"
import { formTables } from "../src/forms/formTables"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import type { Database } from "../src/server/database/Database"
import { outboxDatabase } from "../src/server/database/outboxDatabase"
import { isSentWith } from "../src/server/outbox/addressIn"
import { conversionsCsv, type Network, networkNames } from "../src/server/outbox/conversionsCsv"
import { deliverOnce } from "../src/server/outbox/deliverOnce"
import { errorLine } from "../src/server/outbox/errorLine"
import { leadSettings } from "../src/server/outbox/leadSettings"
import { eachEntry, kept, type OutboxEntry, open, quarantined } from "../src/server/outbox/OutboxEntry"
import { openWays } from "../src/server/outbox/openWays"
import { outboxCsv } from "../src/server/outbox/outboxCsv"
import { outboxSettings } from "../src/server/outbox/outboxSettings"
import { entriesText, outboxTable } from "../src/server/outbox/outboxTable"
import { consentLines } from "../src/server/outbox/ownerMail"
import { ownersClock } from "../src/server/outbox/ownersClock"
import { finishEntries, releaseEntries } from "../src/server/outbox/releaseEntries"
import { eraseAddress, eraseEntries, purge } from "../src/server/outbox/removeEntries"
import { roomWarning } from "../src/server/outbox/roomLeft"
import { undelivered } from "../src/server/outbox/undelivered"
import { allWays, listed, remains } from "../src/server/outbox/ways"
import { ignoreClosedPipe, runCommand } from "./runCommand"

const usage = `npm run outbox -- [options]

What is listed (a reference is that of the visitor, or the id that is shown in its place):
  --form NAME        only one form: ${Object.keys(formTables).join(", ")}
  --since DAY        only since a day, such as 2026-11-24
  --open             only what is not done
  --csv              as CSV for a spreadsheet
  --json             as JSON, such as for jq
  --conversions TO   what clicks on ads have brought, as the file that ${networkNames.join(" or ")} imports
  --undelivered      what has not arrived by ${allWays}, and why, and what came into quarantine within the last hour;
                     exits with 1 if there is any
  --quarantine       what robots have probably sent; it is deleted after 30 days, once you were told
  --consent ADDRESS  what a visitor has agreed to, and when

What is tried or copied:
  --deliver          delivers what is due now: for cron, where functions take the forms and no server runs
  --backup FILE      writes a copy of the whole outbox into a new file
  --test             sends you a message by each way of delivery that is set up; exits with 1 if one does not work

What is changed, also while the server runs:
  --done REFERENCE     marks as dealt with
  --release REFERENCE  moves from quarantine to the others, and delivers
  --erase ADDRESS      deletes everything that was sent with an e-mail address, and names what mentions it
  --erase REFERENCE    deletes one entry
  --purge              deletes what is older than leads.retentionMonths in data/site.json and has arrived
  --purge --all        the same, even if that is everything
`

const text = { type: "string" } as const
const flag = { type: "boolean" } as const

/** Ends the command. @param code 1 for something to look after, 2 for a wrong call */
const stop = (message: string, code: 1 | 2): never => {
  console.error(message)
  process.exit(code)
}

const readOptions = () => {
  try {
    const listed = {
      form: text,
      since: text,
      open: flag,
      csv: flag,
      json: flag,
      conversions: text,
      undelivered: flag,
      quarantine: flag,
      consent: text,
    }
    const changed = { done: text, release: text, erase: text, purge: flag, all: flag, help: flag }
    const tried = { test: flag, deliver: flag, backup: text }
    const { values } = parseArgs({ options: { ...listed, ...changed, ...tried } })
    return values
  } catch (cause) {
    return stop(`${(cause as Error).message}\n\n${usage}`, 2)
  }
}

const filters = ["form", "since", "open", "help"]

/** What else can be given with an option: a change takes no filter, since it would not narrow it. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  done: [],
  release: [],
  erase: [],
  purge: ["all"],
  all: ["purge"],
  test: [],
  deliver: [],
  backup: [],
  undelivered: filters,
  consent: filters,
  csv: [...filters, "quarantine"],
  json: [...filters, "quarantine"],
  conversions: filters,
}

loadSettings("commands")
const options = readOptions()
const settings = leadSettings(process.env)

if (options.form !== undefined && !Object.hasOwn(formTables, options.form))
  stop(`There is no form ${options.form}; the forms are ${Object.keys(formTables).join(", ")}.`, 2)
for (const [name, others] of Object.entries(goesWith)) {
  const other = Object.keys(options).find((given) => given !== name && !others.includes(given))
  if (name in options && other) stop(`--${name} cannot be combined with --${other}.`, 2)
}
if (options.all && !options.purge) stop("--all belongs to --purge.", 2)
if (options.consent !== undefined && !isAddress(options.consent.trim()))
  stop(`--consent ${options.consent} is not an e-mail address.`, 2)
if (options.erase !== undefined && !/^\S+$/.test(options.erase.trim()))
  stop(`--erase ${options.erase} is neither an e-mail address nor a reference.`, 2)
if (options.since !== undefined && !z.iso.date().safeParse(options.since).success)
  stop(`--since ${options.since} is not a day; write it like 2026-11-24.`, 2)

const eraseWhat = async (database: Database, what: string) => {
  const isOfPerson = isAddress(what)
  const { count, mentionedIn } = isOfPerson
    ? await eraseAddress(database, what)
    : { count: await eraseEntries(database, what), mentionedIn: [] }
  if (!isOfPerson && count === 0) return stop(`There is nothing with the reference ${what}.`, 1)
  const mentioned =
    mentionedIn.length > 0 ? ` Others mention the address, and were kept: ${mentionedIn.join(", ")}.` : ""
  return `Erased ${entriesText(count)}. ${remains}${mentioned}`
}

/** A name of the command line as a network, or ends the command. */
const networkOf = (name: string): Network =>
  networkNames.find((network) => network === name) ??
  stop(`There is no file for ${name}; write --conversions ${networkNames.join(" or --conversions ")}.`, 2)

const purgeNow = async (database: Database) => {
  const months: number = readData("site.json").leads.retentionMonths
  const { count, kept, isRefused } = await purge(database, settings, { months, all: options.all ?? false })
  const limits = `older than ${months} months, or 30 days in quarantine`
  if (isRefused)
    return stop(
      `Nothing was deleted: everything is ${limits}, if it is ${new Date().toISOString()}. If that is right, add --all.`,
      1,
    )
  return `Deleted ${entriesText(count)} ${limits}.${kept > 0 ? ` ${entriesText(kept)} kept, since you may not know of them (--undelivered).` : ""}`
}

/** Sends a message by each way of delivery. */
const test = async () => {
  const notice = {
    subject: "A test of the site's forms",
    text: "If you read this, what visitors send reaches you this way.",
    entries: [],
  }
  const opened = openWays(settings)
  if (opened.length === 0) return stop(`Set up ${allWays} first (docs/hosting.md).`, 1)
  for (const { name, check, tell } of opened)
    try {
      if (check) console.log(await check())
      const refused = await tell(notice, true)
      console.log(`Sent a test by ${name}.`)
      if (refused.length === 0) continue
      console.error(`The server refuses ${listed(refused, "conjunction")}.`)
      process.exitCode = 1
    } catch (cause) {
      console.error(`The test by ${name} failed: ${errorLine(cause)}`)
      process.exitCode = 1
    }
}

/** Copies the whole outbox, as it is at one moment. */
const backUp = async ({ query }: Database, file: string) => {
  if (outboxSettings().database) return stop("Postgres keeps the outbox: copy it with pg_dump.", 2)
  if (existsSync(file)) return stop(`${file} is there already. Name a new file.`, 2)
  // It is as private as the outbox itself.
  process.umask(0o077)
  await query("VACUUM INTO $1", [file])
  return `The outbox is copied to ${file}.`
}

const change = async (database: Database) => {
  const { done, release, erase, purge, backup, deliver } = options
  if (backup !== undefined) return backUp(database, backup)
  if (deliver) {
    await deliverOnce(database, openWays(settings))
    // Cron mails what a command prints.
    return ""
  }
  if (done !== undefined) {
    return (await finishEntries(database.query, done)) > 0
      ? `${done} is done.`
      : stop(`There is nothing with the reference ${done} outside quarantine.`, 1)
  }
  if (release !== undefined) {
    const count = await releaseEntries(database, release)
    return count > 0 ? `${release} is released.` : stop(`Nothing in quarantine has the reference ${release}.`, 1)
  }
  if (erase !== undefined) return eraseWhat(database, erase.trim())
  if (purge) return purgeNow(database)
  return undefined
}

/** Whether an entry is from a day on. */
const isSince = (day: string) => {
  const clock = ownersClock()
  return ({ received }: OutboxEntry) => clock.day(received) >= day
}
const isRecent = options.since === undefined ? () => true : isSince(options.since)

/** Whether an entry is asked for. */
const isListed = (entry: OutboxEntry) =>
  (options.form === undefined || entry.template_id === options.form) &&
  isRecent(entry) &&
  (options.consent === undefined || isSentWith(entry, options.consent))

/** Goes through the entries that are asked for, of those that meet a condition. */
async function* entriesOf({ query }: Database, which: string) {
  for await (const entry of eachEntry(query, which)) if (isListed(entry)) yield entry
}

/** Entries as JSON, as `JSON.stringify` writes a list of them. */
async function* inJson(entries: AsyncIterable<OutboxEntry>) {
  let isFirst = true
  yield "["
  for await (const entry of entries) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(entry, null, 2).replace(/^/gm, "  ")}`
    isFirst = false
  }
  yield isFirst ? "]\n" : "\n]\n"
}

/** What has not arrived; nothing otherwise, since cron mails what a command prints. */
async function* stuckTables(database: Database) {
  const warning = await roomWarning(database)
  if (warning) yield `${warning}\n\n`
  let count = 0
  for await (const { entry, reasons } of undelivered(database.query, settings)) {
    if (!isListed(entry)) continue
    count += 1
    yield `${outboxTable(entry, reasons)}\n\n`
  }
  if (count > 0) yield `${entriesText(count)}\n`
  if (warning || count > 0) process.exitCode = 1
}

/** What an address has agreed to. */
async function* consents(database: Database, address: string) {
  let isNone = true
  for (const which of [kept, quarantined])
    for await (const entry of entriesOf(database, which)) {
      const history = visible([`${entry.received}  ${entry.template_id}`, ...consentLines(entry)].join("\n  "))
      yield `${isNone ? "" : "\n"}${history}\n`
      isNone = false
    }
  if (isNone) yield `There is nothing from ${address}.\n`
}

const notesOn = ({ suspect, done }: OutboxEntry) => [
  ...(suspect ? [`suspected: ${suspect}`] : []),
  ...(done ? ["done"] : []),
]

async function* tables(database: Database, which: string) {
  let count = 0
  for await (const entry of entriesOf(database, which)) {
    count += 1
    yield `${outboxTable(entry, notesOn(entry))}\n\n`
  }
  yield `${entriesText(count)}\n`
  if (which === quarantined) return
  const [{ waiting } = { waiting: 0 }] = await database.query<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM entries e WHERE ${quarantined}`,
  )
  if (Number(waiting) > 0) yield `${entriesText(Number(waiting))} in quarantine (--quarantine)\n`
}

/** What is asked for, in parts: as few entries as possible are in memory. */
const list = async (database: Database): Promise<AsyncIterable<string> | readonly string[]> => {
  const { consent, conversions, csv, json } = options
  if (options.undelivered) return stuckTables(database)
  if (consent !== undefined) return consents(database, consent)
  const which = options.quarantine ? quarantined : options.open ? open : kept
  const entries = () => entriesOf(database, which)
  if (csv) return outboxCsv(entries)
  if (conversions !== undefined) return [await conversionsCsv(entries(), networkOf(conversions))]
  return json ? inJson(entries()) : tables(database, which)
}

const main = async () => {
  if (options.help) return console.log(usage.trimEnd())
  if (options.test) return test()
  const database = await outboxDatabase()
  const told = await change(database)
  if (told === undefined) await pipeline(await list(database), process.stdout, { end: false }).catch(ignoreClosedPipe)
  else if (told) console.log(told)
  await database.close()
}

void runCommand(main)
