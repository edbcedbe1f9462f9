/** @jest-environment node */
import { spawnSync } from "node:child_process"

test.each(["abc", "99999", "80.5"])("PORT=%s is refused with one line", (port) => {
  const env = { ...process.env, PORT: port }
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env,
    encoding: "utf8",
  })
  expect([status, stderr.trim()]).toEqual([1, `"${port}" is not a port. Choose a number up to 65535, as in PORT=9000`])
})
