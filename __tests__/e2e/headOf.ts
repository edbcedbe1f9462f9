import type { Page } from "@playwright/test"

/**
 * What the head says, line by line. Left out are hints for the browser's own loading, and the content policy, which is
 * that of the document and not of what is shown in it.
 * @param html the source of a page; the page that is shown where it is left out
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
