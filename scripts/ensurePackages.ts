import { confirm } from "@clack/prompts"
import { installWithApt } from "./installWithApt"

/** System packages that a test needs. */
interface Need {
  /** Whether all of them are there. */
  isThere: () => boolean
  /** The names of Debian's packages. */
  packages: readonly string[]
  /** What needs them, as the subject of the message. */
  purpose: string
}

/** Whether to install; no if there is no terminal to ask at. */
const mayInstall = async (packages: readonly string[]) =>
  !process.env.ASK_TO_INSTALL ||
  (process.stdin.isTTY && (await confirm({ message: `Install ${packages.join(", ")} with apt-get?` })) === true)

/**
 * Installs system packages that are missing; asks first if `ASK_TO_INSTALL` is set. If they cannot be installed, ends the
 * process with status 1 and a line that says what to do.
 */
export const ensurePackages = async ({ isThere, packages, purpose }: Need) => {
  if (isThere() || ((await mayInstall(packages)) && installWithApt(...packages) && isThere())) return
  console.error(
    `${purpose} needs ${packages.join(", ")}. On Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}`,
  )
  console.error("Elsewhere, run the tests in a Debian container.")
  process.exitCode = 1
}
