import { geoAddress } from "./geoAddress"

const MAX_LENGTH = 60

const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The address of the look-up. Plain http is allowed on localhost only: browsers block it on https pages.
 * @param configured the address in the configuration; may be relative
 * @param page the address of the page
 * @throws TypeError if it is no address, Error if it is not allowed
 */
export const lookUpAddress = (configured: string, page: string) => {
  const address = new URL(configured, page)
  if (address.protocol === "https:" || (address.protocol === "http:" && ownMachine.test(new URL(page).hostname)))
    return address
  throw new Error("The look-up must have an https address")
}

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
  const response = await fetch(lookUpAddress(geoAddress(), window.location.href), { credentials: "omit" })
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
