/** A pipe that its reader has closed, as `head` does, is no reason to stop: what is under way is finished. */
export const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error
}

/**
 * Runs a command. An error ends it with its message and without a stack trace.
 * @param tell says what went wrong
 * @param code the exit code in that case
 */
export const runCommand = async (
  command: () => unknown,
  { tell = console.error, code = 1 }: { tell?: (message: string) => void; code?: number } = {},
) => {
  process.stdout.on("error", ignoreClosedPipe)
  process.stderr.on("error", ignoreClosedPipe)
  try {
    await command()
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    process.exitCode = code
  }
}
