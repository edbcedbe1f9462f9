/** @jest-environment node */
import { createServer } from "node:http"
import { freePort } from "../../../scripts/setup/freePort.mjs"
import { startServer, stopServer } from "../../support/LocalServer"

test("a port that is taken on the address to bind is passed over", async () => {
  const server = createServer()
  const port = Number(new URL(await startServer(server)).port)
  expect(await freePort(port, "127.0.0.1")).toBeGreaterThan(port)
  await stopServer(server)
})
