import { spawnSync } from "node:child_process"
import { findProgram } from "./findProgram"

const succeeds = (command: string, args: readonly string[]) => {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
  return status === 0
}

/**
 * Installs packages on Debian and Ubuntu without asking.
 * @returns whether they are installed
 */
export const installWithApt = (...packages: string[]) => {
  if (!findProgram("apt-get")) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !findProgram("sudo")) return false
  // sudo -n fails if it would ask for a password. Some systems refuse -E, so the variable is passed on the command line.
  const apt = (...args: string[]) =>
    isRoot
      ? succeeds("apt-get", args)
      : succeeds("sudo", ["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args])
  console.info(`Installing ${packages.join(", ")} with apt-get …`)
  // A failed update may only mean that one of several sources did not answer, so the install is tried anyway.
  apt("update")
  return apt("install", "--yes", "--no-install-recommends", ...packages)
}
