import { confirm } from "@clack/prompts"
import { installWithApt } from "./installWithApt"

/** What a test needs of the system. */
interface Need {
  /** Whether all of it is there. */
  isThere: () => boolean
  /** The names of Debian's packages. */
  packages: readonly string[]
  /** What cannot be done without it. */
  purpose: string
}

/** Whether to install; no where there is nobody at a terminal to ask. */
const mayInstall = async (packages: readonly string[]) =>
  !process.env.ASK_TO_INSTALL ||
  (process.stdin.isTTY && (await confirm({ message: `Install ${packages.join(", ")} with apt-get?` })) === true)

/**
 * Installs packages of the system that are missing; asks first where `ASK_TO_INSTALL` is set. Ends the process with status 1,
 * and a line that says what to do, where they cannot be had.
 */
export const ensurePackages = async ({ isThere, packages, purpose }: Need) => {
  if (isThere() || ((await mayInstall(packages)) && installWithApt(...packages) && isThere())) return
  console.error(
    `${purpose} needs ${packages.join(", ")}. On Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}`,
  )
  console.error("Elsewhere, run the tests in a Debian container.")
  process.exitCode = 1
}
