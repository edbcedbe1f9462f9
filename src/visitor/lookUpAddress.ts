const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The address to ask for the visitor's country, or undefined where it may not be asked.
 * Plain http is let through on a developer's own machine only: browsers block it on https pages.
 * @param configured the address in the configuration; may be relative
 * @param page the address of the page
 */
export const lookUpAddress = (configured: string, page: string) => {
  if (!URL.canParse(configured, page)) return undefined
  const address = new URL(configured, page)
  const allowed =
    address.protocol === "https:" || (address.protocol === "http:" && ownMachine.test(new URL(page).hostname))
  return allowed ? address : undefined
}
