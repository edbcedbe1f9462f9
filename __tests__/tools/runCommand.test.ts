/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { describeScratch } from "../support/describeScratch"

describeScratch("a command", (project) => {
  test.each([["tools/export.ts", "service"], ["tools/report-pages.ts", "--table"], ["scripts/check-data.ts"]])(
    "whose output nobody reads any more ends as usual, as %s does",
    async (file, ...words) => {
      const program = ["--import", require.resolve("tsx"), path.resolve(file), ...words]
      const child = spawn(process.execPath, program, { cwd: project().root })
      child.stdout.destroy()
      let errors = ""
      child.stderr.on("data", (text) => {
        errors += text
      })
      const [code] = await once(child, "close")
      expect([code, errors]).toEqual([0, ""])
    },
  )
})
