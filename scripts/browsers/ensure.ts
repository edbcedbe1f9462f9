import { confirm } from "@clack/prompts"
import { findEngines } from "./findEngines"
import { findProgram } from "./findProgram"
import { findServers } from "./findServers"
import { installWithApt } from "./installWithApt"

/**
 * `npx tsx scripts/browsers/ensure.ts engines`: installs missing system packages that a part of the tests needs; asks first if
 * `ASK_TO_INSTALL` is set. If they cannot be installed, exits with status 1 and a line that says what to do.
 */

/** System packages that a part of the tests needs. */
interface Need {
  /** Whether all of them are installed. */
  isThere: () => boolean
  /** The names of Debian's packages. */
  packages: readonly string[]
  /** What needs them; the subject of the message. */
  purpose: string
}

/** The programs that compile and check the code on the pages (`__tests__/code`). */
const toolchains = [
  { program: "javac", package: "default-jdk-headless" },
  { program: "g++", package: "g++" },
  { program: "Rscript", package: "r-base-core" },
  { program: "python3", package: "python3" },
]
const missing = toolchains.filter(({ program }) => !findProgram(program))

const needs: Record<string, Need> = {
  engines: {
    isThere: () => findEngines() !== undefined,
    packages: ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"],
    purpose: "Trying the site in Firefox and WebKit",
  },
  servers: {
    isThere: () => findServers() !== undefined,
    packages: ["nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl"],
    purpose: "Trying the host configurations",
  },
  toolchains: {
    isThere: () => missing.every(({ program }) => findProgram(program) !== undefined),
    packages: missing.map((toolchain) => toolchain.package),
    purpose: "Running the code on the pages",
  },
}

/** Asks whether to install; the answer is no without a terminal. */
const mayInstall = async (packages: readonly string[]) =>
  !process.env.ASK_TO_INSTALL ||
  (process.stdin.isTTY && (await confirm({ message: `Install ${packages.join(", ")} with apt-get?` })) === true)

const need = needs[process.argv[2] ?? ""]
if (!need) throw new Error(`Choose one of ${Object.keys(needs).join(", ")}.`)
const ensure = async () => {
  const { isThere, packages, purpose } = need
  if (!(isThere() || ((await mayInstall(packages)) && installWithApt(...packages) && isThere()))) {
    console.error(
      `${purpose} needs ${packages.join(", ")}. On Debian and Ubuntu: sudo apt-get install ${packages.join(" ")}`,
    )
    console.error("Elsewhere, run the tests in a Debian container.")
    process.exitCode = 1
  }
}

void ensure()
