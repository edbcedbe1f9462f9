import { execFile } from "node:child_process"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import type { CreateDevServerArgs } from "gatsby"
import { likenessPath, sharePreviewPath } from "../../site/preview/previewPaths"
import { readPalette } from "../colours/readPalette"
import { readSite } from "../readSite"
import { drawBackground } from "../share/drawBackground"
import { drawPage } from "../share/drawPage"
import { sharePages } from "../share/sharePages"

const run = promisify(execFile)

const pageOf = ({ url = "" }: IncomingMessage) => new URL(url, "http://localhost").searchParams.get("page") ?? ""

const drawPicture = async (args: CreateDevServerArgs, path: string) => {
  const pages = sharePages(args)
  // Unlisted pages are shared with home's picture.
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === "/")
  if (!page) throw new Error("there is no home page")
  const { base, text } = await drawBackground(page.picture, readPalette(), readSite().brand)
  return drawPage(base, Buffer.alloc(base.length), page.title, text)
}

let lastSearch: Promise<unknown> = Promise.resolve()

/**
 * In a process of its own: with thousands of entries it takes seconds, in which saves must show. One at a time, since each
 * takes a core.
 */
const findNearest = async (path: string, signal: AbortSignal) => {
  const search = lastSearch.then(async () => {
    signal.throwIfAborted()
    return run(process.execPath, ["--import", "tsx", "tools/nearest-page.ts", path], { signal })
  })
  lastSearch = search.catch(() => undefined)
  return (await search).stdout
}

/** Answers what the panel of a page asks (`PagePanel`). */
export const servePagePanel = (args: CreateDevServerArgs) => {
  const serve = (
    place: string,
    type: string,
    answer: (path: string, signal: AbortSignal) => Promise<string | Buffer>,
  ) =>
    args.app.get(place, async (request: IncomingMessage, response: ServerResponse) => {
      const aborter = new AbortController()
      // The panel no longer asks once the page has changed again.
      response.once("close", () => aborter.abort())
      try {
        const body = await answer(pageOf(request), aborter.signal)
        response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body)
      } catch (error) {
        response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error))
      }
    })
  serve(sharePreviewPath, "image/jpeg", (path) => drawPicture(args, path))
  serve(likenessPath, "application/json", findNearest)
}
