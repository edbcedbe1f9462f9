import { ensurePackages } from "./ensurePackages"
import { has } from "./installWithApt"

/** The programs that compile and check the code on the pages (`__tests__/code`). */
const toolchains = [
  { program: "javac", package: "default-jdk-headless" },
  { program: "g++", package: "g++" },
  { program: "Rscript", package: "r-base-core" },
  { program: "python3", package: "python3" },
]

const missing = toolchains.filter(({ program }) => !has(program))

await ensurePackages({
  isThere: () => missing.every(({ program }) => has(program)),
  packages: missing.map((toolchain) => toolchain.package),
  purpose: "Running the code on the pages",
})
