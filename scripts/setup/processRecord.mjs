import { readFileSync, readlinkSync } from "node:fs"
import { hostname, uptime } from "node:os"

/**
 * Which process it is. Its number alone does not say so: after a restart, and in each container, the same ones come again.
 * @typedef {object} ProcessRecord
 * @property {number} pid
 * @property {string} host the machine or container, and its system
 * @property {string} [boot] the run of the machine; like the next two, only Linux tells it
 * @property {string} [space] the set of processes in which the number counts, since each container has its own
 * @property {string} [start] when the process began, in ticks of that run
 * @property {number} noted when this was noted, in milliseconds since 1970
 */

/**
 * What a file of Linux says, or undefined on other systems.
 * @param {() => string | undefined} read
 */
const told = (read) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * When a process began: the 22nd field, the 20th after the program's name, which may itself contain spaces.
 * @param {number} pid
 */
const startOf = (pid) => told(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19])

/**
 * The process that asks.
 * @type {ProcessRecord}
 */
export const processRecord = {
  pid: process.pid,
  host: `${hostname()} (${process.platform})`,
  boot: told(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
  space: told(() => readlinkSync("/proc/self/ns/pid")),
  start: startOf(process.pid),
  noted: Date.now(),
}

/**
 * Whether a process is running. One that belongs to another user is, although it may not be asked.
 * @param {number} pid
 */
const isRunning = (pid) => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === "EPERM"
  }
}

/**
 * Whether a process still runs; unknown if it belongs to another machine or container, or the record is damaged.
 * @param {ProcessRecord | undefined} record
 * @returns {"running" | "ended" | "unknown"}
 */
export const stateOf = (record) => {
  const { pid, host, boot, space, start, noted } = record ?? {}
  if (!pid) return "unknown"
  // A machine may get another name while it runs.
  const isOurs = boot !== undefined && boot === processRecord.boot && space === processRecord.space
  if (!isOurs) {
    if (host !== processRecord.host) return "unknown"
    // Where the system does not tell its runs, by the clock.
    const isOfThisRun = boot ? boot === processRecord.boot : noted > Date.now() - uptime() * 1000
    if (!isOfThisRun) return "ended"
    if (space !== processRecord.space) return "unknown"
  }
  if (!isRunning(pid)) return "ended"
  const present = startOf(pid)
  return start && present && start !== present ? "ended" : "running"
}
