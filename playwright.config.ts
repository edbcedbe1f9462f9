import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import type { Views } from "./__tests__/e2e/design/designFixtures"
import type { EngineOption } from "./__tests__/e2e/engines/Tab"
import { namedWidths } from "./__tests__/support/namedWidths"
import { chromiumFlags, findChromium, findHeadlessShell } from "./scripts/browsers/findChromium"

const scratch = "**/scratch/**/*.e2e.ts"
const servers = "**/servers/**/*.e2e.ts"
const engines = "**/engines/**/*.e2e.ts"
const runtimes = "**/runtimes/**/*.e2e.ts"
/**
 * Unit tests and builds in copies, and a small site broken at each step: each as slow as all other copies together.
 */
const owner = "**/scratch/{ownersWeek,ownBrand}.e2e.ts"
const broken = "**/scratch/brokenBuild.e2e.ts"
/** Too slow for every run: every page, layout and accessibility at all widths, all forms of the editing page, and old browsers. */
const every = [
  "**/everyPage.e2e.ts",
  "**/design/screenshots.e2e.ts",
  "**/admin/everyFile.e2e.ts",
  "**/trust/promisedBrowsers.e2e.ts",
]

/** The tag of tests that ask of other pages, windows or hosts what `npm test` asks of some; they run in the project "further". */
const furtherTag = /@further\b/

/** From the narrowest phone to the widest screen, and where carousels and all other layouts change. */
const widths = [320, 360, 390, 425, 480, 768, 1220, 1440, 1920, 2560, ...Object.values(namedWidths)].toSorted(
  (a, b) => a - b,
)

/** Builds of copies use all processors, so they run one at a time; a slow machine needs half an hour for some. */
const inCopies = { workers: 1, timeout: 3_600_000 }

const windows = [390, 1280].map((width) => ({ width, height: 800 }))

/**
 * Tests the built site, served once, in the system's Chromium. `npm test` runs the project "site", `npm run test:all` all
 * projects.
 */
export default defineConfig<Views, EngineOption>({
  testDir: "__tests__/e2e",
  testMatch: "**/*.e2e.ts",
  forbidOnly: Boolean(process.env.CI),
  // A browser with its page takes a core.
  workers: Math.max(2, availableParallelism()),
  // Retries only in CI, where the machine may be busy; a test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  use: {
    // Set by Playwright from the server's first line, before the tests load this file again.
    baseURL: `http://localhost:${process.env.TESTED_PORT}`,
    trace: "off",
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: "site",
      testIgnore: [scratch, servers, engines, runtimes, ...every],
      grepInvert: furtherTag,
      fullyParallel: true,
    },
    { name: "servers", testMatch: servers },
    { name: "firefox", testMatch: engines, use: { engine: "firefox" } },
    { name: "webkit", testMatch: engines, use: { engine: "webkit" } },
    {
      name: "every",
      testMatch: [...every, "**/design/{everyTemplate,floatingButtons}.e2e.ts"],
      use: { widths, axeWidths: widths, windows, fontSizes: [24, 32], rules: "all" },
      fullyParallel: true,
      timeout: 300_000,
    },
    { name: "further", grep: furtherTag, fullyParallel: true },
    { name: "scratch", testMatch: scratch, testIgnore: [owner, broken], ...inCopies },
    { name: "owner", testMatch: owner, ...inCopies },
    { name: "broken", testMatch: broken, ...inCopies },
    { name: "runtimes", testMatch: runtimes, ...inCopies },
  ],
  webServer: {
    // On a free port, so that `npm start` may go on beside.
    command: "node --import tsx scripts/serve.ts dist --port 0",
    wait: { stdout: /http:\/\/localhost:(?<tested_port>\d+)\// },
    timeout: 60_000,
    stdout: "ignore",
  },
})
