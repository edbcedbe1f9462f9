/** The address of the visitor country look-up: the configured one, or a public service. */
export const geoAddress = () => process.env.GATSBY_GEO_URL || "https://ipwho.is/?fields=country"
