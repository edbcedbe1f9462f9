/** The address of the look-up of the visitor's country: that of the configuration, or a public service. */
export const geoAddress = () => process.env.GATSBY_GEO_URL || "https://ipwho.is/?fields=country"
