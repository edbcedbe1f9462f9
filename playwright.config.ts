import { defineConfig } from "@playwright/test"
import { findChromium } from "./scripts/findChromium"

const port = Number(process.env.PORT ?? 9000)
const baseURL = `http://localhost:${port}`

/** Drives the built site, served once, in the system's Chromium. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.e2e.ts",
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a busy machine only: a test that passes the second time is counted, and named as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL,
    trace: "off",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "site", testIgnore: "**/scratch/**" },
    // Builds of scratch copies take all processors: they wait until no browser test can be disturbed, and go one by one.
    { name: "scratch", testMatch: "**/scratch/**/*.e2e.ts", dependencies: ["site"], workers: 1, timeout: 600_000 },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: baseURL,
    timeout: 60_000,
    stdout: "ignore",
  },
})
