import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { addressedHits, type SearchFile } from "../../search/searchFile"
import { indexPath, pagesPath } from "../../search/searchOptions"
import { searchFileOf } from "./searchFileOf"
import { removeSearchFiles } from "./writeSearchFile"

/**
 * Adds the search to the live preview, made anew on each request: with thousands of pages that takes seconds, for which no
 * save should wait.
 */
export const serveSearch = (args: CreateDevServerArgs) => {
  // The preview would serve those of a build instead.
  removeSearchFiles()
  const serve = (place: string, contentOf: (file: SearchFile) => unknown) =>
    args.app.get(place, (_request: IncomingMessage, response: ServerResponse) =>
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(contentOf(searchFileOf(args)))),
    )
  serve(indexPath, (file) => file)
  serve(pagesPath, addressedHits)
}
