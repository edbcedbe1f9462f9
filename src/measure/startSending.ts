import { labelText } from "../site/labelText"
import { firstAddress } from "../site/visit"
import { inTurn } from "./inTurn"
import type { MeasuredPage, Told } from "./measure"
import { own } from "./own"
import type { Sender } from "./Sender"
import { umami } from "./umami"
import { watchPage } from "./watchPage"

/** The sender of the way that is set; the build leaves the others out. */
const loadSender = async (): Promise<Sender> => {
  if (process.env.GATSBY_MEASURE === "plausible") {
    const { startPlausible } = await import(/* webpackChunkName: "measure-plausible" */ "./plausible")
    return startPlausible()
  }
  return process.env.GATSBY_MEASURE === "umami" ? umami : own
}

/** The campaign of the link that led here, if forms name it too. */
const campaignOfVisit = () =>
  process.env.MEASURE_CAMPAIGN ? labelText(new URL(firstAddress).searchParams.get("utm_campaign") ?? "") : ""

/** The path and the type of a page: the name of its template, or `page` for single pages. */
const pageProperties = ({ path, componentChunkName }: MeasuredPage) => {
  // The path of an error page is what the visitor has typed.
  if (/-404-tsx$|-unknown-\w+-tsx$/.test(componentChunkName)) return { path: "/404", type: "error" }
  return { path, type: /-templates-(.+)-tsx$/.exec(componentChunkName)?.[1] ?? "page" }
}

/** Waits until the page is shown: browsers may load it before, in case the visitor goes there. */
const whenShown = () =>
  new Promise<void>((resolve) => {
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener("prerenderingchange", () => resolve(), { once: true })
    else resolve()
  })

/**
 * Starts to watch the pages of this visit, and loads what sends events.
 * @param first the page that the browser has loaded
 * @returns a function that sends an event
 */
export const startSending = async (first: MeasuredPage | undefined) => {
  await whenShown()
  watchPage(first)
  const send = inTurn(await loadSender())
  const campaign = campaignOfVisit()
  return ({ event, detail, page }: Told) => {
    const { path, type } = pageProperties(page)
    send({ event, path, properties: { ...(detail && { detail }), type, ...(campaign && { campaign }) } })
  }
}
