/** @jest-environment node */
import { createServer, request } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { refuseStrangers } from "../../../src/gatsby-node/preview/refuseStrangers"
import { startServer, stopServer } from "../../support/LocalServer"

const drafts = "a draft"
const server = createServer((_, response) =>
  response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end(drafts),
)
server.on("upgrade", (_, socket) => socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\n${drafts}`))

let own = ""
beforeAll(async () => {
  refuseStrangers()
  own = new URL(await startServer(server, "localhost")).host
})
afterAll(() => stopServer(server))

/** What the server answers to a request. */
const answerTo = (headers: Record<string, string>, path = "/admin/file/data/site.json", method = "GET") =>
  new Promise<{ status: number | undefined; body: string; allowed: string | undefined }>((resolve, reject) => {
    request(`http://${own}${path}`, { headers, method }, async (answer) =>
      resolve({
        status: answer.statusCode,
        body: await text(answer),
        allowed: answer.headers["access-control-allow-origin"],
      }),
    )
      .on("error", reject)
      .end()
  })

const evil = "https://evil.example"

test.each<[name: string, headers: () => Record<string, string>]>([
  ["another program on this machine", () => ({})],
  [
    "one of its own pages",
    () => ({ Origin: `http://${own}`, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" }),
  ],
  ["an address that was typed", () => ({ "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" })],
  ["the machine's number", () => ({ Host: own.replace("localhost", "127.0.0.1") })],
  ["the machine's number in IPv6", () => ({ Host: own.replace("localhost", "[::1]") })],
])("%s is answered", async (_name, headers) => {
  expect(await answerTo(headers())).toMatchObject({ status: 200, body: drafts })
})

test.each<[name: string, headers: () => Record<string, string>]>([
  ["another site that reads", () => ({ Origin: evil, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" })],
  ["a browser that says only the origin", () => ({ Origin: evil })],
  ["a sandboxed page", () => ({ Origin: "null" })],
  ["a picture on another site", () => ({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" })],
  ["another port of this machine", () => ({ "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors" })],
  [
    "a frame on another site",
    () => ({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }),
  ],
  ["another name that leads here", () => ({ Host: "rebound.example", "Sec-Fetch-Site": "same-origin" })],
])("%s is refused", async (_name, headers) => {
  expect(await answerTo(headers())).toEqual({
    status: 403,
    body: expect.not.stringContaining(drafts),
    allowed: undefined,
  })
})

const visit = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" }

test.each(["/", "/services/c++-help?to=/__x.json", "/services/c%2b%2B-help", "/samples/", "/admin"])(
  "a link on another site leads to the page %s",
  async (path) => {
    expect(await answerTo(visit, path)).toMatchObject({ status: 200, body: drafts })
  },
)

test.each<[path: string, method?: string]>([
  ["/__likeness?page=/"],
  ["/___graphql?query={site{id}}"],
  ["/admin/file/data/site.json"],
  ["/page-data/index/page-data.json"],
  ["/page-data%2Findex%2Fpage-data%2Ejson"],
  ["/socket.io/?EIO=4&transport=polling"],
  ["/services", "POST"],
])("a link or a form on another site does not lead to %s", async (path, method = "GET") => {
  expect(await answerTo(visit, path, method)).toMatchObject({ status: 403 })
})

test.each([
  ["one of its own pages", "101", () => `http://${own}`],
  ["another site", "403", () => evil],
])("the web socket answers %s with %s", async (_name, status, origin) => {
  const socket = connect((server.address() as AddressInfo).port, "localhost")
  socket.write(
    `GET /socket.io/ HTTP/1.1\r\nHost: ${own}\r\nOrigin: ${origin()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(await text(socket)).toContain(`HTTP/1.1 ${status}`)
})
