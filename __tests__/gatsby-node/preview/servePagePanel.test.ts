/** @jest-environment node */
import { EventEmitter } from "node:events"
import type { CreateDevServerArgs } from "gatsby"
import { servePagePanel } from "../../../src/gatsby-node/preview/servePagePanel"
import { likenessPath } from "../../../src/site/preview/previewPaths"

/** The searches that are running, in the order in which they began. */
const mockRunning: ((result: { stdout: string }) => void)[] = []
jest.mock("node:child_process", () => ({
  execFile: Object.assign(() => undefined, {
    [Symbol.for("nodejs.util.promisify.custom")]: () =>
      new Promise((resolve) => {
        mockRunning.push(resolve)
      }),
  }),
}))
jest.mock("../../../src/gatsby-node/share/drawPage", () => ({}))

const later = () => new Promise((resolve) => setImmediate(resolve))

test("pages that ask at once for the most similar page start one process after another", async () => {
  const routes = new Map<string, (request: object, response: object) => unknown>()
  const app = { get: routes.set.bind(routes) }
  servePagePanel({ app } as unknown as CreateDevServerArgs)
  const response = () => Object.assign(new EventEmitter(), { writeHead: () => ({ end: () => undefined }) })
  const closed = response()
  for (const [url, answer] of [
    ["/?page=/a", response()],
    ["/?page=/b", closed],
    ["/?page=/c", response()],
  ] as const)
    void routes.get(likenessPath)?.({ url }, answer)
  closed.emit("close")
  await later()
  expect(mockRunning).toHaveLength(1)
  mockRunning[0]?.({ stdout: "" })
  await later()
  expect(mockRunning).toHaveLength(2)
  mockRunning[1]?.({ stdout: "" })
  await later()
  expect(mockRunning).toHaveLength(2)
})
