import { createHash } from "node:crypto"
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

/**
 * The id of the process that has a file, or undefined if there is no such file.
 * @param {string} file
 */
const ownerOf = (file) => {
  try {
    return Number(readFileSync(file, "utf8")) || 0
  } catch {
    return undefined
  }
}

/**
 * Takes a file as this process's own. Nobody reads it before this process's id is in it.
 * @param {string} file
 * @returns {boolean} false if another process has it
 */
const take = (file) => {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Removes a file whose owner has ended. Who does that first takes a file beside it, since of two that see the same end the
 * later one would remove what the other has taken meanwhile.
 * @param {string} file
 * @param {number} owner
 */
const removeAfter = (file, owner) => {
  const claim = `${file}.after-${owner}`
  if (take(claim)) {
    if (ownerOf(file) === owner) rmSync(file)
    rmSync(claim)
    return
  }
  const claimant = ownerOf(claim)
  if (claimant !== undefined && !isRunning(claimant)) removeAfter(claim, claimant)
}

/**
 * Waits until no other command does the same in a folder, as when two are started side by side. Says once for whom it waits.
 * @param {string} root the folder
 * @param {string} does what only one command at a time does, as in "builds here"
 * @returns {Promise<() => void>} lets the next one begin, as the end of the process does
 */
export const takeTurn = async (root, does) => {
  const place = createHash("sha256")
    .update(`${does} ${path.resolve(root)}`)
    .digest("hex")
    .slice(0, 16)
  const file = path.join(tmpdir(), `site-${place}.busy`)
  let told = 0
  while (!take(file)) {
    const owner = ownerOf(file)
    if (owner !== undefined && !isRunning(owner)) removeAfter(file, owner)
    else if (owner && owner !== told) console.info(`Waiting for another command that ${does} (process ${owner}) …`)
    told = owner
    await setTimeout(PAUSE)
  }
  const release = () => {
    process.off("exit", release)
    rmSync(file, { force: true })
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
  const release = await takeTurn(root, "installs or builds here")
  try {
    return await work()
  } finally {
    release()
  }
}
