import { inspectMarkdown } from "../../src/content/renderMarkdown"
import { isMadeUpAddress } from "../launch/isMadeUp"
import { issueOf, type Page } from "./readCopy"

/** What is wrong with an https address on another site; `checkContent` checks all others. */
export const wrongExternal = (href: string) => {
  if (!URL.canParse(href)) return "is not an address"
  const { hostname, username } = new URL(href)
  if (username) return "contains a user name"
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname)) return "has no public host name"
  if (isMadeUpAddress(href)) return "is a made-up address"
  return /[.,;]$/.test(href) ? "ends with a punctuation mark" : undefined
}

/** Links to other sites, in texts and in lists of sources, that cannot work. */
export const checkLinks = (pages: readonly Page[]) =>
  pages.flatMap((page) => [
    ...page.passages
      .filter(({ markdown }) => markdown)
      .flatMap((passage) =>
        inspectMarkdown(passage.source)
          .links.filter((href) => href.startsWith("https://"))
          .flatMap((href) => {
            const message = wrongExternal(href)
            return message
              ? issueOf(page, passage, {
                  message: `contains a link that ${message}`,
                  found: href,
                  remedy: "Open the page in a browser and copy its address, or remove the link.",
                })
              : []
          }),
      ),
    ...sourcesOf(page),
  ])

const sourcesOf = ({ value, ...page }: Page) => {
  const { sources = [] } = (value ?? {}) as { sources?: readonly { url?: string }[] }
  return sources.flatMap(({ url }, at) => {
    const message = url === undefined ? undefined : wrongExternal(url)
    return message
      ? issueOf(
          { value, ...page },
          { path: ["sources", at, "url"] },
          { message, found: url, remedy: "Open the source in a browser and copy its address." },
        )
      : []
  })
}
