import { checkDeployed } from "./deployed/checkDeployed"
import { describeProblem } from "./deployed/Problem"

/** `npm run check:deployed https://www.example.com`: asks a live site what a host must do, and says what to mend. */
const [address = ""] = process.argv.slice(2)
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error("Name the address of the site: npm run check:deployed https://www.example.com")
  process.exit(1)
}
const problems = await checkDeployed(address)
for (const problem of problems) console.info(`${describeProblem(problem)}\n`)
console.info(problems.length === 0 ? `${address} does all that a host must do.` : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
