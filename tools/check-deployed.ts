import { loadEnvironment } from "../src/gatsby-node/loadEnvironment"
import { checkDeployed } from "./deployed/checkDeployed"
import { describeHostIssue } from "./deployed/HostIssue"

/**
 * `npm run check:deployed https://www.example.com`: checks the host of a live site, and says what to fix. The settings say
 * whether it is measured.
 */
loadEnvironment("production")
const [address = ""] = process.argv.slice(2)
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error("Give the address of the site: npm run check:deployed https://www.example.com")
  process.exit(1)
}
// The settings say which headers the site was built with.
loadEnvironment("production")
const check = async () => {
  const issues = await checkDeployed(address)
  for (const issue of issues) console.info(`${describeHostIssue(issue)}\n`)
  console.info(issues.length === 0 ? `${address} does everything that a host must do.` : `${issues.length} to fix.`)
  process.exitCode = issues.length === 0 ? 0 : 1
}

void check()
