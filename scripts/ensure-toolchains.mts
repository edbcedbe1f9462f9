import { ensurePackages } from "./ensurePackages"
import { findProgram } from "./findProgram"

/** The programs that compile and check the code on the pages (`__tests__/code`). */
const toolchains = [
  { program: "javac", package: "default-jdk-headless" },
  { program: "g++", package: "g++" },
  { program: "Rscript", package: "r-base-core" },
  { program: "python3", package: "python3" },
]

const missing = toolchains.filter(({ program }) => !findProgram(program))

await ensurePackages({
  isThere: () => missing.every(({ program }) => findProgram(program) !== undefined),
  packages: missing.map((toolchain) => toolchain.package),
  purpose: "Running the code on the pages",
})
