import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

/** The environment of every command: no questions, no moving progress bars, no usage reports. */
const quietEnvironment = {
  ...process.env,
  CI: process.env.CI ?? "true",
  GATSBY_TELEMETRY_DISABLED: "1",
}

const signals = ["SIGINT", "SIGTERM"]

/**
 * Runs a command and shows its output on this terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment] variables in addition to {@link quietEnvironment}
 * @param {(line: string) => void} [onLine] receives the command's output, line by line, instead of the terminal
 * @returns {Promise<number>} the exit code; 1 if the command could not be started
 */
export const run = (command, args, environment = {}, onLine = undefined) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["inherit", onLine ? "pipe" : "inherit", "inherit"],
      env: { ...quietEnvironment, ...environment },
      // On Windows npm and npx are scripts, which only a shell can run. A shell would split paths at spaces.
      shell: process.platform === "win32" && /^np[mx]$/.test(command),
    })
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine)
    child.once("error", (error) => {
      console.error(error.message)
      resolve(1)
    })
    // A signal that ends this program also ends its child.
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
