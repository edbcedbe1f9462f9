/** @jest-environment node */
import { execFileSync } from "node:child_process"

test("a port that is taken on the address to bind is passed over", () => {
  // The script is an ES module, which Jest does not load.
  const script = `import { createServer } from "node:net"
    import { freePort } from "./scripts/setup/freePort.mjs"
    const server = createServer().listen(0, "127.0.0.1", async () => {
      const { port } = server.address()
      process.stdout.write(String((await freePort(port, "127.0.0.1")) - port))
      server.close()
    })`
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" })
  expect(Number(output)).toBeGreaterThan(0)
})
