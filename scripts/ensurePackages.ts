import { confirm } from "@clack/prompts"
import { installWithApt } from "./installWithApt"

/** System packages that a test needs. */
interface Need {
  /** Whether all of them are installed. */
  isThere: () => boolean
  /** The names of Debian's packages. */
  packages: readonly string[]
  /** What needs them; the subject of the message. */
  purpose: string
}

/** Asks whether to install; the answer is no without a terminal. */
const mayInstall = async (packages: readonly string[]) =>
  !process.env.ASK_TO_INSTALL ||
  (process.stdin.isTTY && (await confirm({ message: `Install ${packages.join(", ")} with apt-get?` })) === true)

/**
 * Installs missing system packages; asks first if `ASK_TO_INSTALL` is set. If they cannot be installed, exits with
 * status 1 and a line that says what to do.
 */
export const ensurePackages = async ({ isThere, packages, purpose }: Need) => {
  if (isThere() || ((await mayInstall(packages)) && installWithApt(...packages) && isThere())) return
  console.error(
    `${purpose} needs ${packages.join(", ")}. On Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}`,
  )
  console.error("Elsewhere, run the tests in a Debian container.")
  process.exitCode = 1
}
