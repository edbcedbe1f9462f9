const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** `URL.canParse` is missing in some of the browsers that package.json supports. */
const parse = (address: string, base: string) => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * The address of the visitor country look-up, or undefined if it is not allowed.
 * Plain http is allowed on localhost only: browsers block it on https pages.
 * @param configured the address in the configuration; may be relative
 * @param page the address of the page
 */
export const lookUpAddress = (configured: string, page: string) => {
  const address = parse(configured, page)
  const allowed =
    address?.protocol === "https:" || (address?.protocol === "http:" && ownMachine.test(new URL(page).hostname))
  return allowed ? address : undefined
}
