import { isProviderSet, mailProvider } from "../../forms/mail/provider"
import { geoAddress } from "../../site/visitor/geoAddress"

/** A placeholder for this site's own origin while origins are collected. */
const own = "https://own.invalid"

/** The origins of the mail and country services that are configured, without this site's own. */
export const serviceOrigins = () => [
  ...(isProviderSet() ? [mailProvider.origin] : []),
  ...[new URL(geoAddress(), own).origin].filter((origin) => origin !== own),
]
