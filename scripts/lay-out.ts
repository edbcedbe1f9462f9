import { parseArgs } from "node:util"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { describeHost } from "../src/hosting/hosts/Host"
import { defaultHosts, hostsNamed } from "../src/hosting/hosts/hosts"
import { layOutSite } from "../src/hosting/publishing/layOutSite"
import { loadSettings } from "../src/hosting/settings/loadSettings"

/**
 * The second half of `npm run build:deploy`: lays the built site out in `dist/`, and writes what hosts read. `-- --host
 * netlify`, once or more often, says which (docs/hosting.md). `-- --uncompressed` omits the compressed variants.
 */
const { values } = parseArgs({
  options: { host: { type: "string", multiple: true }, uncompressed: { type: "boolean", default: false } },
})

loadSettings("build", "browser")

const layOut = async () => {
  const hosts = values.host ? hostsNamed(values.host) : defaultHosts
  const { unknown, changed, exceeded } = await layOutSite({
    siteUrl: siteUrl(),
    indexNow: readSite().search.indexNow,
    hosts,
    project: values.host && ".",
    ...(values.uncompressed && { compressed: false }),
  })
  if (unknown.length > 0)
    console.warn(
      `Left out of dist/, because nothing in this build accounts for them: ${unknown.join(", ")}. If a plugin wrote them, ` +
        "add them to src/hosting/publishing/publishedFiles.ts. If an earlier build left them behind, delete public/.",
    )
  for (const line of exceeded) console.warn(line)
  const servers = hosts.filter(({ deployed }) => deployed).map(({ name }) => name)
  const configurations = servers.length > 0 ? `, and what ${servers.join(" and ")} need is in deploy/` : ""
  console.info(`The site is in dist/${configurations}.`)
  if (changed.length > 0) console.info(`Commit what has changed: ${changed.join(", ")}.`)
  for (const host of values.host ? hosts : []) console.info(describeHost(host) ?? `${host.name} does all of it.`)
}

layOut().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
