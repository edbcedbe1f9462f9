import { spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

/** The cost of a command, including all processes it started. */
export interface Cost {
  /** Seconds of wall-clock time. */
  seconds: number
  /** Seconds of processor time; undefined if the system does not report it. */
  cpuSeconds?: number
  /** The peak memory of all its processes together, in MB; undefined if the system does not report it. */
  peakMegabytes?: number
}

/** Clock ticks per second in /proc, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

const SAMPLE_MS = 250

const read = (file: string) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined // The process may have ended since it was listed.
  }
}

interface ProcessSample {
  pid: number
  parent: number
  /** Ticks of the process and its ended children. */
  cpu: number
}

const processes = () =>
  readdirSync("/proc").flatMap((name): ProcessSample[] => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : undefined
    // The second field is the program's name in brackets, which may contain spaces and brackets.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")
    const cpu = fields?.slice(11, 15).reduce((sum, used) => sum + Number(used), 0)
    return fields && cpu !== undefined ? [{ pid: Number(name), parent: Number(fields[1]), cpu }] : []
  })

const familyOf = (root: number, all: readonly ProcessSample[]): ProcessSample[] => [
  ...all.filter(({ pid }) => pid === root),
  ...all.filter(({ parent }) => parent === root).flatMap(({ pid }) => familyOf(pid, all)),
]

/** Proportional memory, in which memory shared by several processes counts once. */
const kilobytesOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? "")?.[1] ?? 0)

const watch = (root: number) => {
  let peak = 0
  let ticksUsed = 0
  const timer = setInterval(() => {
    const family = familyOf(root, processes())
    ticksUsed = Math.max(
      ticksUsed,
      family.reduce((sum, { cpu }) => sum + cpu, 0),
    )
    peak = Math.max(
      peak,
      family.reduce((sum, { pid }) => sum + kilobytesOf(pid), 0),
    )
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return {
      cpuSeconds: ticksUsed / TICKS_PER_SECOND,
      peakMegabytes: peak / 1024,
    }
  }
}

/**
 * Runs a command and measures it. On Linux processor time and memory are sampled from /proc.
 * @throws Error with the command's output if it fails
 */
export const measureCommand = async (
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Cost> => {
  const start = performance.now()
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  const stop = process.platform === "linux" && child.pid ? watch(child.pid) : () => ({})
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise((resolve) => child.once("close", resolve))
  const seconds = (performance.now() - start) / 1000
  const cost = stop()
  if (code !== 0) throw new Error(`${args.join(" ")} failed:\n${output}`)
  return { seconds, ...cost }
}
