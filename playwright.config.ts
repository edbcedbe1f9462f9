import { defineConfig } from "@playwright/test"
import { findChromium } from "./scripts/findChromium"

const port = Number(process.env.PORT ?? 9000)
const baseURL = `http://localhost:${port}`

/** Drives the built site, served once, in the system's Chromium. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.e2e.ts",
  forbidOnly: Boolean(process.env.CI),
  // As many as the machine has processors.
  workers: "100%",
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
    // Of `npm test`. Sizes come first: they need no browser and fail within seconds.
    { name: "budgets", testMatch: "speed/budgets.e2e.ts" },
    { name: "site", testIgnore: ["speed/budgets.e2e.ts", "every/**", "servers/**", "scratch/**"] },
    // Of `npm run test:all`. A further browser engine is one more project here, and one more name in scripts/test.mjs.
    { name: "every", testMatch: "every/**/*.e2e.ts" },
    { name: "servers", testMatch: "servers/**/*.e2e.ts" },
    // A build takes all processors, so these run one by one.
    { name: "scratch", testMatch: "scratch/**/*.e2e.ts", workers: 1, timeout: 600_000 },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: baseURL,
    timeout: 60_000,
    stdout: "ignore",
  },
})
