import { parseArgs } from "node:util"
import { loadEnvironment } from "../src/gatsby-node/loadEnvironment"
import { readSite, siteUrl } from "../src/gatsby-node/readSite"
import { layOutSite } from "../src/hosting/publishing/layOutSite"

/**
 * The second half of `npm run build:deploy`: lays the built site out in `dist/`, compressed, and writes what hosts
 * read. `-- --uncompressed` omits the compressed variants, for hosts that compress by themselves and count files.
 */
const { values } = parseArgs({ options: { uncompressed: { type: "boolean", default: false } } })

loadEnvironment("production")

const layOut = async () => {
  const unknown = await layOutSite({
    siteUrl: siteUrl(),
    indexNow: readSite().search.indexNow,
    compressed: !values.uncompressed,
  })
  if (unknown.length > 0)
    console.warn(
      `Left out of dist/, because nothing in this build accounts for them: ${unknown.join(", ")}. If a plugin wrote them, ` +
        "add them to src/hosting/publishing/publishedFiles.ts. If an earlier build left them behind, delete public/.",
    )
  console.info("The site is in dist/, and the configurations for nginx and Caddy are in deploy/.")
}

void layOut()
