import { createHash } from "node:crypto"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 500

/**
 * Whether a process is running. One that belongs to another user is, although it may not be asked.
 * @param {number} id
 */
const isRunning = (id) => {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}

/** @param {string} file */
const ownerOf = (file) => {
  try {
    return Number(readFileSync(file, "utf8"))
  } catch {
    return 0
  }
}

/**
 * Takes a file as this process's own.
 * @param {string} file
 * @returns {boolean} false if another process has it
 */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
    return false
  }
}

/**
 * Installs or builds in a folder only while no other command does, as when `npm start` and `npm test` are started
 * side by side. Says once for whom it waits.
 * @template T
 * @param {string} root the folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work gives
 */
export const oneAtATime = async (root, work) => {
  const file = path.join(
    tmpdir(),
    `site-${createHash("sha256").update(path.resolve(root)).digest("hex").slice(0, 16)}.busy`,
  )
  let told = 0
  while (!take(file)) {
    const owner = ownerOf(file)
    if (!isRunning(owner)) rmSync(file, { force: true })
    else if (owner !== told)
      console.info(`Waiting for another command that installs or builds here (process ${owner}) …`)
    told = owner
    await setTimeout(PAUSE)
  }
  const release = () => rmSync(file, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    process.off("exit", release)
    release()
  }
}
