import { ServerLocation } from "@gatsbyjs/reach-router"
import { type ReplaceRendererArgs, withPrefix } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { LateDrawing } from "../late/LateDrawing"
import { DrawnParts, partTag } from "./SharedPart"

/** What React leaves of a part that has thrown, for the browser to try again. */
const failed = "<!--$!-->"

const parts = new RegExp(`<${partTag} name="([^"]*)">(.*?)</${partTag}>`, "gs")

interface DrawnPart {
  html: string
  links: ReadonlySet<string | undefined>
}

/** The parts that pages share, by their names. */
const drawn = new Map<string, DrawnPart>()

const linksIn = (html: string) => new Set(Array.from(html.matchAll(/ href="([^"]*)"/g), ([, link]) => link))

/** What a page throws when it is drawn; `renderToString` keeps it to itself. */
const errorIn = (body: ReactNode) =>
  new Promise<unknown>((resolve) => {
    renderToPipeableStream(body, { onError: resolve })
  })

/** Waits until all else that has begun is done, as far as it does not wait itself. */
const ownTurn = () => new Promise((resolve) => setImmediate(resolve))

/** What stands in the HTML for a part that is drawn on its own, until it is. */
const placeOf = (name: string) => `<late-part name="${name}"></late-part>`

interface Drawing {
  pathname: string
  /** Tells whether the HTML of a shared part is there already. */
  isDrawn: (name: string) => boolean
}

/** Draws a page, or a part of one that comes alive on its own, whose ids begin with its name. */
const draw = async (body: ReactNode, drawing: Drawing, name?: string): Promise<string> => {
  const late: [name: string, part: ReactNode][] = []
  const content = (
    <DrawnParts.Provider value={drawing.isDrawn}>
      <LateDrawing.Provider
        value={(...part) => {
          late.push(part)
          return placeOf(part[0])
        }}
      >
        {body}
      </LateDrawing.Provider>
    </DrawnParts.Provider>
  )
  let html = renderToString(content, { identifierPrefix: name })
  if (html.includes(failed)) throw await errorIn(content)
  for (const [lateName, part] of late) {
    const inner = await draw(
      <ServerLocation url={withPrefix(drawing.pathname)}>{part}</ServerLocation>,
      drawing,
      lateName,
    )
    html = html.replace(placeOf(lateName), () => inner)
  }
  return html
}

type PageToRender = Pick<ReplaceRendererArgs, "bodyComponent" | "pathname" | "replaceBodyHTMLString">

/**
 * Renders a page whole: left to itself, Gatsby has React move larger parts that can come alive on their own (`Suspense`)
 * to the end of the HTML, for a script to put into their place. Parts whose scripts come late (`latePart`) are drawn each
 * on its own, as the browser takes them over.
 * What pages share is drawn once (`SharedPart`), but anew for a page that it links to: such links are marked.
 * Gatsby renders two pages at a time, and react-helmet knows the head of the page drawn last only: each page is drawn in a
 * turn of its own, in which Gatsby also reads its head.
 * @throws what a part throws, which React would leave to the browser
 */
export const renderPage = async ({ bodyComponent, pathname, replaceBodyHTMLString }: PageToRender) => {
  const isDrawn = (name: string) => drawn.get(name)?.links.has(pathname) === false
  await ownTurn()
  const html = await draw(bodyComponent, { pathname, isDrawn })
  replaceBodyHTMLString(
    html.replace(parts, (_, name: string, inner: string) => {
      if (!inner) return drawn.get(name)?.html ?? ""
      const links = linksIn(inner)
      if (!links.has(pathname)) drawn.set(name, { html: inner, links })
      return inner
    }),
  )
}
