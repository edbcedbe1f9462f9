import { Writable } from "node:stream"
import type { ReplaceRendererArgs } from "gatsby"
import { renderToPipeableStream } from "react-dom/server"

/**
 * React 18 hands over its buffer whole when a character of several bytes no longer fits into it, and leaves null bytes
 * at its end (https://github.com/facebook/react/pull/26228, in React 19).
 */
const padding = /\0+$/

/**
 * Renders a page as Gatsby does, but whole: left to itself, React moves larger parts that can come alive on their own
 * (`Suspense`) to the end of the HTML, for a script to put into their place.
 */
export const renderPage = async ({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) =>
  replaceBodyHTMLString(
    await new Promise<string>((resolve, reject) => {
      let html = ""
      const output = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          html += chunk.toString().replace(padding, "")
          done()
        },
        final: (done) => {
          resolve(html)
          done()
        },
      })
      const { pipe } = renderToPipeableStream(bodyComponent, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(output),
        onError: reject,
      })
    }),
  )
