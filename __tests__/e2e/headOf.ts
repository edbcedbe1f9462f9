import type { Page } from "@playwright/test"

/**
 * The content of the head, line by line, without loading hints and the content policy, which belongs to the document
 * and not to the shown page.
 * @param html the source of a page; by default that of the shown page
 */
export const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const root = source ? new DOMParser().parseFromString(source, "text/html") : document
    const lines = Array.from(
      root.head.querySelectorAll(
        "title, meta:not([http-equiv='Content-Security-Policy']), link:not([rel*=pre], [rel=stylesheet], [as]), script[type='application/ld+json']",
      ),
      (element) => {
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`)
        const told = attributes.filter((text) => !text.startsWith("data-react-helmet"))
        return `<${element.localName} ${told.sort().join(" ")}>${element.textContent}`
      },
    )
    return [`lang=${root.documentElement.lang}`, ...lines.sort()]
  }, html)
