import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

/** The headers that keep a page out of frames. */
const framing = new Set(["x-frame-options", "content-security-policy"])

/** A page with one frame, as wide as a narrow phone. */
const frame = '<!doctype html><title>A phone</title><iframe width="360" height="800" style="border: 0"></iframe>'

/**
 * Serves a page with one frame, in which every page of a site can be shown: some browsers have no window as narrow as a
 * phone, but frames of any width.
 * @param port the port of the site
 * @returns the address of the page with the frame, and a function that stops the server
 */
export const frameSite = async (port: number) => {
  const server = createServer(({ method, url, headers }, response) => {
    if (url === "/frame") return response.writeHead(200, { "content-type": "text/html" }).end(frame)
    return request({ port, method, path: url, headers }, (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !framing.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed))
      answer.pipe(response)
    }).end()
  }).listen(0)
  await once(server, "listening")
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/frame`, close }
}
