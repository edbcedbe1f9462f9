import { parseArgs } from "node:util"
import { describeHost } from "../src/hosting/hosts/Host"
import { hostsNamed } from "../src/hosting/hosts/hosts"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { checkDeployed } from "./deployed/checkDeployed"
import { describeHostIssue } from "./deployed/HostIssue"
import { runCommand } from "./runCommand"

/**
 * `npm run check:deployed https://www.example.com`: checks the host of a live site, and says what to fix. `-- --host netlify`
 * names the host, whose known limits are then told in one line instead. The settings say whether the site is measured.
 */
loadSettings("commands")

const check = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { host: { type: "string" } } })
  const [address = ""] = positionals
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error("Give the address of the site: npm run check:deployed https://www.example.com")
  const [host] = hostsNamed(values.host === undefined ? [] : [values.host])
  const issues = await checkDeployed(address, undefined, host)
  for (const issue of issues) console.info(`${describeHostIssue(issue)}\n`)
  const limits = host && describeHost(host)
  if (limits) console.info(limits)
  const rest = limits ? "everything else" : "everything"
  console.info(issues.length === 0 ? `${address} does ${rest} that a host must do.` : `${issues.length} to fix.`)
  process.exitCode = issues.length === 0 ? 0 : 1
}

void runCommand(check)
