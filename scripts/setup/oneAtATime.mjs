import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { processRecord, stateOf } from "./processRecord.mjs"

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 500

const own = JSON.stringify(processRecord)

/** Why a file cannot be made. Who may not write in a folder, or has none, cannot do there what takes turns either. */
const withoutWriting = ["EROFS", "EACCES", "EPERM", "ENOENT"]

/**
 * The text of a file: undefined if there is none, empty if another user does not let it be read.
 * @param {string} file
 */
const textOf = (file) => {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    return error.code === "ENOENT" ? undefined : ""
  }
}

/**
 * The process that a text names, or undefined if the text is damaged.
 * @param {string} text
 * @returns {import("./processRecord.mjs").ProcessRecord | undefined}
 */
const recordIn = (text) => {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Makes a file that says that this process has its turn.
 * @param {string} file
 * @returns {boolean} false if another process has it
 */
const take = (file) => {
  try {
    writeFileSync(file, own, { flag: "wx", flush: true })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    // On a full disk it is made, but stays empty.
    if (error.syscall !== "open") rmSync(file, { force: true })
    if (withoutWriting.includes(error.code)) return true
    throw error
  }
}

/**
 * Removes a file whose owner has ended. Who does that first takes a file beside it, since of two that see the same end the
 * later one would remove what the other has taken meanwhile.
 * @param {string} file
 * @param {string | undefined} text what is in it
 * @returns {string | undefined} the file that keeps it from being removed, of which nobody can know whether its owner still runs
 */
const removeEnded = (file, text) => {
  if (text === undefined) return undefined
  const record = recordIn(text)
  const state = stateOf(record)
  if (state !== "ended") return state === "unknown" ? file : undefined
  const claim = `${file}.after-${record?.pid}`
  if (!take(claim)) return removeEnded(claim, textOf(claim))
  if (textOf(file) === text) rmSync(file)
  rmSync(claim, { force: true })
  return undefined
}

/**
 * Waits until no other command does the same, as when two are started side by side. Says once for whom it waits. Exits, with
 * what to do, if nobody can know whether the other still runs.
 * @param {string} file says that a command does it; stands in the project, where containers see it, too
 * @param {string} does what only one command at a time does, as in "builds here"
 * @returns {Promise<() => void>} lets the next one begin, as the end of the process does
 */
export const takeTurn = async (file, does) => {
  let seen
  while (!take(file)) {
    const text = textOf(file)
    const record = recordIn(text)
    const inTheWay = removeEnded(file, text)
    if (stateOf(record) === "running" && text !== seen)
      console.info(
        `Waiting for another command that ${does} (process ${record.pid}) … If there is none, delete ${file}`,
      )
    // Looked at twice, since a file that is just being written is empty.
    if (inTheWay && text === seen) {
      console.error(
        `Nothing was done: another command ${does}${record?.pid ? ` (process ${record.pid} on ${record.host})` : ""}, or was stopped while it did, and it cannot be known from here whether it still runs. Run this again when it has ended. If there is none, first delete ${inTheWay}`,
      )
      process.exit(1)
    }
    seen = text
    await setTimeout(PAUSE)
  }
  const release = () => {
    process.off("exit", release)
    if (textOf(file) === own) rmSync(file, { force: true })
  }
  process.once("exit", release)
  return release
}

/**
 * Installs or builds in a folder only while no other command does.
 * @template T
 * @param {string} root the folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work gives
 */
export const oneAtATime = async (root, work) => {
  const release = await takeTurn(path.join(root, ".build-under-way"), "installs or builds here")
  try {
    return await work()
  } finally {
    release()
  }
}
