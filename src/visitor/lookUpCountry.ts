import { geoAddress } from "./geoAddress"
import { lookUpAddress } from "./lookUpAddress"

const MAX_LENGTH = 60

/**
 * The country's name in a look-up's answer, or '' if there is none.
 * The answer comes from a third party, so only possible names are accepted (letters, marks and a little punctuation; no
 * markup, control or direction characters).
 */
export const countryName = (answer: unknown) => {
  const { country } = (answer ?? {}) as { country?: unknown }
  if (typeof country !== "string") return ""
  const name = country.trim()
  return name.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{M} .,'’()&-]+$/u.test(name) ? name : ""
}

const ask = async () => {
  const address = lookUpAddress(geoAddress(), window.location.href)
  if (!address) throw new Error("The look-up must have an https address")
  const response = await fetch(address, { credentials: "omit" })
  if (!response.ok) throw new Error(`The look-up answered ${response.status}`)
  const country = countryName(await response.json())
  if (!country) throw new Error("The look-up returned no country")
  return country
}

/** Looks up the visitor's country once; '' if it cannot be found. */
export const lookUpCountry = async () => {
  try {
    return await ask()
  } catch (cause) {
    // Logged only (docs/specification.md, The visitor's country).
    console.warn("Unable to fetch location.", cause)
    return ""
  }
}
