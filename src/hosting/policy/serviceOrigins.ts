import { mailOrigins } from "../../forms/mail/provider"
import { measureAddress } from "../../measure/ways"
import { geoAddress } from "../../site/visitor/geoAddress"

/** A placeholder for this site's own origin while origins are collected. */
const own = "https://own.invalid"

/** The origins of the mail, country and measuring services that are configured, without this site's own. */
export const serviceOrigins = () => [
  ...mailOrigins(),
  ...[geoAddress(), measureAddress() ?? ""]
    .map((address) => new URL(address, own).origin)
    .filter((origin) => origin !== own),
]
