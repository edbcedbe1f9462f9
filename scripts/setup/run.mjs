import { spawn } from "node:child_process"

/** The environment of every command: no questions, no moving progress bars, no usage reports. */
export const quietEnvironment = {
  ...process.env,
  CI: process.env.CI ?? "true",
  GATSBY_TELEMETRY_DISABLED: "1",
}

const signals = ["SIGINT", "SIGTERM"]

/**
 * Runs a command with its output on this terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment] variables beside those of {@link quietEnvironment}
 * @param {(text: string) => void} [write] gets the output instead of the terminal
 * @returns {Promise<number>} the exit code; 1 where the command could not be started
 */
export const run = (command, args, environment = {}, write = undefined) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: write ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...quietEnvironment, ...environment },
      // On Windows npm and npx are scripts, which only a shell can start.
      shell: process.platform === "win32",
    })
    if (write) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", write)
    child.once("error", (error) => {
      console.error(error.message)
      resolve(1)
    })
    // Whoever ends this program ends what it started, too.
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })

/**
 * Runs commands at the same time, and prints the output of each as a whole when it ends.
 * @param {readonly (readonly [command: string, ...args: string[]])[]} commands
 * @returns {Promise<number>} 0 where all have succeeded, else the exit code of one that has not
 */
export const runTogether = async (commands) => {
  const codes = await Promise.all(
    commands.map(async ([command, ...args]) => {
      let output = ""
      const code = await run(command, args, {}, (text) => {
        output += text
      })
      process.stdout.write(output)
      return code
    }),
  )
  return codes.find((code) => code !== 0) ?? 0
}
