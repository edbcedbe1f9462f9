/** @jest-environment node */
import { spawnSync } from "node:child_process"

test.each(["abc", "99999", "80.5"])("PORT=%s is refused with what is allowed", (port) => {
  const env = { ...process.env, PORT: port }
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env,
    encoding: "utf8",
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/PORT: is not valid\n.*\n +allowed: +a number up to 65535\n/)
  expect(stderr).toContain(`found:        "${port}"`)
})
