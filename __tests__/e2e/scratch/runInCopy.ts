import { spawn } from "node:child_process"
import { programIn } from "../../../scripts/scratchSite"

/** Starts a program, and collects its output in `output`. */
const start = ({ command, args, options }: ReturnType<typeof programIn>) => {
  const child = spawn(command, args, options)
  const run = {
    output: "",
    /** The exit code, once the program has ended. */
    ended: new Promise<number | null>((resolve) => child.once("close", resolve)),
    /** Ends the program. */
    stop: () => {
      child.kill("SIGINT")
      return run.ended
    },
  }
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      run.output += chunk.toString()
    })
  return run
}

/** Starts a copy's script that serves the site, without opening a browser, on a port or the next free one. */
const startServing = (folder: string, script: string, port: number) => {
  const { options, ...program } = programIn(folder, script)
  return start({ ...program, options: { ...options, env: { ...options.env, PORT: String(port), BROWSER: "none" } } })
}

/** Starts `npm run edit` in a copy of the project. */
export const startEditing = (folder: string, port: number) => startServing(folder, "scripts/edit.mjs", port)

/** Runs `npm start` in a copy of the project. */
export const startSite = (folder: string, port: number) => startServing(folder, "scripts/start.mjs", port)

/** Starts `npm run serve` in a copy of the project. */
export const startServer = (folder: string, port: number) => startServing(folder, "scripts/serve.ts", port)

const toItsEnd = async (program: ReturnType<typeof programIn>) => {
  const run = start(program)
  const code = await run.ended
  return { code, output: run.output }
}

/** Runs a script of a copy of the project to its end. */
export const runScript = (folder: string, script: string, ...words: string[]) =>
  toItsEnd(programIn(folder, script, ...words))

/** Builds a copy of the project as `npm run build` does. */
export const buildCopy = (folder: string) => runScript(folder, "scripts/build.ts")
