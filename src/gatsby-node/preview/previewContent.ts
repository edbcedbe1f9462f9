import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs, Reporter } from "gatsby"
import { issuesPath } from "../../site/watchIssues"
import { colourPictures } from "../colours/colourPictures"
import { contentFolder } from "../contentFolder"
import { ContentPreview } from "./ContentPreview"
import { watchFolder } from "./watchFolder"

/** Milliseconds without a change after which data count as saved. */
const SETTLE_MS = 150

const preview = new ContentPreview(process.cwd(), path.resolve(contentFolder))

const refresh = async () => preview.refresh(await colourPictures(process.cwd()))

const tellTerminal = (reporter: Reporter) => (report: string, deletions: string) => {
  if (report === "") reporter.success("The data have no issues.")
  else reporter.error(`The data have issues; the preview shows the last good version.\n\n${report}`)
  if (deletions !== "") reporter.warn(deletions)
}

/** Fills the preview's copy of the data, and keeps it up to date while `gatsby develop` runs. */
export const previewContent = async (reporter: Reporter) => {
  const report = await refresh()
  if (report !== "") reporter.panic(`The data have issues; fix them and start again.\n\n${report}`)
  preview.listen(tellTerminal(reporter))
  let timer: NodeJS.Timeout | undefined
  watchFolder("data", () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, SETTLE_MS)
  })
}

/** Pushes the report to every open page, as server-sent events. */
export const streamIssues = ({ app }: CreateDevServerArgs) => {
  app.get(issuesPath, (request: IncomingMessage, response: ServerResponse) => {
    // Without no-transform the development server compresses the events, which delays them.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = preview.listen((report, deletions) =>
      response.write(`data: ${JSON.stringify({ report, deletions })}\n\n`),
    )
    request.on("close", stop)
  })
}
