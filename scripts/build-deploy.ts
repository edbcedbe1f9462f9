import { parseArgs } from "node:util"
import { isBuilt } from "../src/gatsby-node/buildStamp"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { writeUsedTypes } from "../src/gatsby-node/writeTypes"
import { describeHost } from "../src/hosting/hosts/Host"
import { defaultHosts, hosts, hostsNamed } from "../src/hosting/hosts/hosts"
import { layOutSite } from "../src/hosting/publishing/layOutSite"
import { loadSettings } from "../src/hosting/settings/loadSettings"
import { run } from "./setup/run.mjs"

const usage = `npm run build:deploy -- [--host name] [--uncompressed] [--if-changed]
--host          prepares for one of ${Object.keys(hosts).join(", ")}; may be repeated
--uncompressed  leaves out the compressed variants of files
--if-changed    builds only if something has changed since the last build`

/**
 * Builds the site, lays it out in `dist/`, and writes what hosts read (docs/hosting.md).
 * @throws {Error} before building, if there is no such option, host or setting
 */
const buildDeploy = async () => {
  const { values } = parseArgs({
    options: {
      host: { type: "string", multiple: true },
      uncompressed: { type: "boolean", default: false },
      "if-changed": { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  })
  if (values.help) return console.info(usage)
  const chosen = values.host ? hostsNamed(values.host) : defaultHosts
  loadSettings("build", "browser")
  const hasTypes = process.env.TYPEGEN === "on"
  if (values["if-changed"] && isBuilt(hasTypes)) {
    console.info("Build: nothing has changed since the last one.")
    if (hasTypes) writeUsedTypes()
  } else process.exitCode = await run("npm", ["run", "build"])
  if (process.exitCode) return

  const { unknown, changed, exceeded } = await layOutSite({
    siteUrl: siteUrl(),
    indexNow: readSite().search.indexNow,
    hosts: chosen,
    project: values.host && ".",
    ...(values.uncompressed && { compressed: false }),
  })
  if (unknown.length > 0)
    console.warn(
      `Left out of dist/, because nothing in this build accounts for them: ${unknown.join(", ")}. If a plugin wrote them, ` +
        "add them to src/hosting/publishing/publishedFiles.ts. If an earlier build left them behind, delete public/.",
    )
  for (const line of exceeded) console.warn(line)
  const servers = chosen.filter(({ deployed }) => deployed).map(({ name }) => name)
  const configurations = servers.length > 0 ? `, and what ${servers.join(" and ")} need is in deploy/` : ""
  console.info(`The site is in dist/${configurations}.`)
  if (changed.length > 0) console.info(`Commit what has changed: ${changed.join(", ")}.`)
  for (const host of values.host ? chosen : []) console.info(describeHost(host) ?? `${host.name} does all of it.`)
}

buildDeploy().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
