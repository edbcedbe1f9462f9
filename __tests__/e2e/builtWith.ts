import { plainProvider } from "../../src/forms/mail/plainProviders"
import { isProviderSet } from "../../src/forms/mail/provider"
import { siteUrl } from "../../src/gatsby-node/readSite"
import { loadEnvironment } from "../../src/hosting/settings/loadEnvironment"
import { readSetting } from "../../src/hosting/settings/readSetting"
import { measureAddress } from "../../src/measure/ways"
import { geoAddress } from "../../src/site/visitor/geoAddress"

const own = { ...process.env }
loadEnvironment("production")

/** The effects on the built site of the build's settings, from the environment or `.env.production`. */
export const builtWith = {
  /** The site's address, as in canonical links. */
  siteUrl: siteUrl(),
  /** The address of the country look-up. */
  geoAddress: geoAddress(),
  /** Whether the forms go to a mail service instead of the site's own server. */
  sendsMail: isProviderSet() || plainProvider() !== undefined,
  /** Whether forms can be sent without scripts. */
  postsForms: plainProvider() !== undefined,
  /** The address to which it sends what is measured, if it is. */
  measureAddress: measureAddress(),
  /** Whether it contains the editing page. */
  hasEditingPage: readSetting("GATSBY_ADMIN"),
}

// Programs started by tests read the file themselves, and builds of copies have their own settings.
for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name]
