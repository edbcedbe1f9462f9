import { useSyncExternalStore } from "react"

/** What the head of the page tells others. */
interface PageHead {
  title: string
  description: string
  /** The canonical address; empty if search engines must not index the page. */
  address: string
  siteName: string
  /** The structured data, as JSON; empty if there are none. */
  structured: string
}

const attributeOf = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? ""

/** As a text, so that React sees whether it has changed. */
const readHead = () => {
  const head: PageHead = {
    title: document.title,
    description: attributeOf('meta[name="description"]', "content"),
    address: attributeOf('link[rel="canonical"]', "href"),
    siteName: attributeOf('meta[property="og:site_name"]', "content"),
    structured: document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  }
  return JSON.stringify(head)
}

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
  return () => observer.disconnect()
}

/** What the head of the page tells others, read again whenever react-helmet changes it. */
export const usePageHead = (): PageHead => JSON.parse(useSyncExternalStore(subscribe, readHead))
