import { has, installWithApt } from "./installWithApt"

/** Installs what compiles and reads the code on the pages (`__tests__/code`). */
const toolchains = [
  { program: "javac", packages: ["default-jdk-headless"] },
  { program: "g++", packages: ["g++"] },
  { program: "Rscript", packages: ["r-base-core"] },
  { program: "python3", packages: ["python3"] },
]

const missing = () => toolchains.filter(({ program }) => !has(program))
const needed = missing().flatMap(({ packages }) => packages)
if (needed.length > 0 && !(installWithApt(...needed) && missing().length === 0)) {
  console.error(
    `The code on the pages cannot be tried without ${needed.join(", ")}. On Debian: sudo apt-get install ${needed.join(" ")}`,
  )
  process.exitCode = 1
}
