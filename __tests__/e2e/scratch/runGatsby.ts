import { spawn } from "node:child_process"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { gatsbyIn } from "../../../scripts/scratchSite"

/** Starts Gatsby's program in a copy of the project; what it prints is gathered in `output`. */
export const startGatsby = (folder: string, ...words: string[]) => {
  const { command, args, options } = gatsbyIn(folder, ...words)
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

/** Runs Gatsby's program in a copy of the project to its end. */
export const runGatsby = async (folder: string, ...words: string[]) => {
  const run = startGatsby(folder, ...words)
  const code = await run.ended
  return { code, output: run.output }
}

/** A port that nothing listens on. */
export const anyFreePort = async () => {
  const server = createServer().listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}
