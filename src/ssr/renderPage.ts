import type { ReplaceRendererArgs } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"

/** What React leaves in the HTML of a boundary whose content has thrown or was not there. */
const failedBoundary = "<!--$!-->"

/** Why a boundary failed; `renderToString` keeps it to itself. */
const errorIn = (body: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(body, {
      onError: resolve,
      onAllReady: () => resolve(new Error("The code of an island was not loaded when the page was rendered")),
    })
  })

/** Waits until all else that has begun is done, as far as it does not wait itself. */
const ownTurn = () => new Promise((resolve) => setImmediate(resolve))

type PageToRender = Pick<ReplaceRendererArgs, "bodyComponent" | "replaceBodyHTMLString">

/**
 * Renders a page in a turn of its own: Gatsby renders two pages at a time, and react-helmet knows the head of the page
 * rendered last only, which Gatsby reads in the same turn.
 * @throws what a part of the page throws, which React would leave to the browser
 */
export const renderPage = async ({ bodyComponent, replaceBodyHTMLString }: PageToRender) => {
  await ownTurn()
  const html = renderToString(bodyComponent)
  if (html.includes(failedBoundary)) throw await errorIn(bodyComponent)
  replaceBodyHTMLString(html)
}
