import type { ReplaceRendererArgs } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { DrawnParts, partTag } from "./SharedPart"

/** What React leaves of a part that has thrown, for the browser to try again. */
const failed = "<!--$!-->"

const parts = new RegExp(`<${partTag} name="([^"]*)">(.*?)</${partTag}>`, "gs")

/** The HTML of the parts that pages share, by their names. */
const drawn = new Map<string, string>()

/** What a page throws when it is drawn; `renderToString` keeps it to itself. */
const errorIn = (body: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(body, { onError: resolve })
  })

/** Waits until all else that has begun is done, as far as it does not wait itself. */
const ownTurn = () => new Promise((resolve) => setImmediate(resolve))

type PageToRender = Pick<ReplaceRendererArgs, "bodyComponent" | "pathname" | "replaceBodyHTMLString">

/**
 * Renders a page whole: left to itself, Gatsby has React move larger parts that can come alive on their own (`Suspense`)
 * to the end of the HTML, for a script to put into their place.
 * What pages share is drawn once (`SharedPart`), but anew for a page that it links to: such links are marked.
 * Gatsby renders two pages at a time, and react-helmet knows the head of the page drawn last only: each page is drawn in a
 * turn of its own, in which Gatsby also reads its head.
 * @throws what a part throws, which React would leave to the browser
 */
export const renderPage = async ({ bodyComponent, pathname, replaceBodyHTMLString }: PageToRender) => {
  const linksHere = (html: string) => html.includes(`href="${pathname}"`)
  const isDrawn = (name: string) => {
    const html = drawn.get(name)
    return html !== undefined && !linksHere(html)
  }
  await ownTurn()
  const html = renderToString(<DrawnParts.Provider value={isDrawn}>{bodyComponent}</DrawnParts.Provider>)
  if (html.includes(failed)) throw await errorIn(bodyComponent)
  replaceBodyHTMLString(
    html.replace(parts, (_, name: string, inner: string) => {
      if (!inner) return drawn.get(name) ?? ""
      if (!linksHere(inner)) drawn.set(name, inner)
      return inner
    }),
  )
}
