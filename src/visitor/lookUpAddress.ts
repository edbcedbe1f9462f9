const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** `URL.canParse` is missing in some of the browsers of package.json. */
const parse = (address: string, base: string) => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * The address to ask for the visitor's country, or undefined where it may not be asked.
 * Plain http is let through on a developer's own machine only: browsers block it on https pages.
 * @param configured the address in the configuration; may be relative
 * @param page the address of the page
 */
export const lookUpAddress = (configured: string, page: string) => {
  const address = parse(configured, page)
  const allowed =
    address?.protocol === "https:" || (address?.protocol === "http:" && ownMachine.test(new URL(page).hostname))
  return allowed ? address : undefined
}
