import { loadEnvironment } from "../../src/build/loadEnvironment"
import { siteUrl } from "../../src/build/readSite"
import { isProviderSet } from "../../src/forms/mail/provider"
import { geoAddress } from "../../src/visitor/geoAddress"

const own = { ...process.env }
loadEnvironment("production")

/** What the settings of the build, of the environment or of `.env.production`, make of the built site. */
export const builtWith = {
  /** The site's address as canonical links carry it. */
  siteUrl: siteUrl(),
  /** Where the visitor's country is asked for. */
  geoAddress: geoAddress(),
  /** Whether the forms go to a mail service, and not to the site's own server. */
  sendsMail: isProviderSet(),
  /** Whether the editing page is in it. */
  hasEditingPage: process.env.GATSBY_ADMIN === "on",
}

// Programs that tests start read the file themselves, and builds of copies have settings of their own.
for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name]
