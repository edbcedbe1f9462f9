import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { statOf } from "../../../src/content/statOf"
import { LocalServer } from "../LocalServer"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
}

/** The source of an answer: a file of the published folder, or a redirect. */
type Answer = { readonly status: 200 | 404; readonly file: string } | { readonly status: number; readonly to: string }

/** What a host answers, as its documentation says. */
export interface Behaviour {
  /** Answers a path, which is decoded. */
  readonly answer: (address: string) => Answer
  readonly headers: (address: string) => Readonly<Record<string, string>>
}

/** Looks up whether a file is published. */
export type Has = (file: string) => boolean

/** A server that answers as a host of plain files is documented to do. */
export class PretendedHost extends LocalServer {
  private readonly behaviour: Behaviour

  /**
   * @param folder the published folder
   * @param project the project's folder, from which some hosts read settings
   */
  constructor(
    private readonly folder: string,
    behave: (has: Has, folder: string, project: string) => Behaviour,
    project = ".",
  ) {
    super()
    this.behaviour = behave((file) => statOf(path.join(folder, file))?.isFile() === true, folder, project)
  }

  protected respond({ url = "/", headers, method }: IncomingMessage, response: ServerResponse) {
    if (method !== "GET") return response.writeHead(405, { allow: "GET" }).end()
    const { pathname, search } = new URL(url, "http://host")
    const answer = this.behaviour.answer(decodeURIComponent(pathname))
    if ("to" in answer) return response.writeHead(answer.status, { location: encodeURI(answer.to) + search }).end()
    const body = readFileSync(path.join(this.folder, answer.file))
    const etag = `"${createHash("sha1").update(body).digest("hex")}"`
    for (const [name, value] of Object.entries({ ...this.behaviour.headers(pathname), etag, vary: "Accept-Encoding" }))
      response.setHeader(name, value)
    if (headers["if-none-match"] === etag) return response.writeHead(304).end()
    const zipped = String(headers["accept-encoding"]).includes("gzip")
    return response
      .writeHead(answer.status, {
        "content-type": types[path.extname(answer.file)] ?? "application/octet-stream",
        ...(zipped && { "content-encoding": "gzip" }),
      })
      .end(zipped ? gzipSync(body) : body)
  }
}
