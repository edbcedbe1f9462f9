import { countryName } from "./countryName"
import { lookUpAddress } from "./lookUpAddress"

/** Where the country is looked up if the configuration names no other place. */
export const defaultLookUpAddress = "https://ipwho.is/?fields=country"
const patience = 10_000

const ask = async () => {
  const address = lookUpAddress(process.env.GATSBY_GEO_URL || defaultLookUpAddress, window.location.href)
  if (!address) throw new Error("The look-up's address has to be https")
  const response = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The look-up answered ${response.status}`)
  const country = countryName(await response.json())
  if (!country) throw new Error("The look-up's answer holds no country")
  return country
}

/** Asks once where the visitor is; '' where that cannot be found out. */
export const lookUpCountry = async () => {
  try {
    return await ask()
  } catch (cause) {
    // A line for developers, as the specification words it; visitors see nothing.
    console.warn("Unable to fetch location.", cause)
    return ""
  }
}
