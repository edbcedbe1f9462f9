import type { ReplaceRendererArgs } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"

/** What React writes into the HTML for a boundary whose content threw or suspended. */
const failedBoundary = "<!--$!-->"

/** The error that made a boundary fail, which `renderToString` does not report. */
const errorIn = (body: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(body, {
      onError: resolve,
      onAllReady: () => resolve(new Error("The code of an island was not loaded when the page was rendered")),
    })
  })

/** Resolves in a new turn of the event loop, after the callbacks that are pending now. */
const ownTurn = () => new Promise((resolve) => setImmediate(resolve))

type PageToRender = Pick<ReplaceRendererArgs, "bodyComponent" | "replaceBodyHTMLString">

/**
 * Renders one page at a time: Gatsby renders two concurrently, but react-helmet keeps only the head of the last
 * rendered page, which Gatsby reads in the same tick.
 * @throws what a part of the page throws; React would leave that part to the browser
 */
export const renderPage = async ({ bodyComponent, replaceBodyHTMLString }: PageToRender) => {
  await ownTurn()
  const html = renderToString(bodyComponent)
  if (html.includes(failedBoundary)) throw await errorIn(bodyComponent)
  replaceBodyHTMLString(html)
}
