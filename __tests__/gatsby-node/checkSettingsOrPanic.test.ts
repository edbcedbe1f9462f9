/** @jest-environment node */
import type { Reporter } from "gatsby"
import { checkSettingsOrPanic } from "../../src/gatsby-node/checkSettingsOrPanic"
import { environmentFile } from "../../src/hosting/settings/loadEnvironment"

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

/** What a build with these settings ends with; undefined if it goes on. */
const panicWith = (settings: NodeJS.ProcessEnv): string | undefined => {
  Object.assign(process.env, settings)
  const panic = jest.fn()
  checkSettingsOrPanic({ panic } as unknown as Reporter)
  return panic.mock.calls[0]?.[0]
}

test.each([
  [{ GATSBY_MEASURE: "foo" }, "GATSBY_MEASURE", "Write plausible, umami, own, or remove the line"],
  [{ GATSBY_MEASURE: "plausible" }, "GATSBY_MEASURE_SITE", "Write the domain by which Plausible knows the site"],
  [
    { GATSBY_MEASURE: "umami", GATSBY_MEASURE_URL: "stats", GATSBY_MEASURE_SITE: crypto.randomUUID() },
    "GATSBY_MEASURE_URL",
    "Write the https address of your Umami server",
  ],
  [{ GATSBY_FORMS: "service" }, "GATSBY_FORMS_URL", "Write the https address from the service"],
])("a build with %j ends, and names file, setting and remedy", (settings, field, remedy) => {
  const message = panicWith(settings)
  expect(message).toMatch(/^Settings are wrong; nothing was built\.\n/)
  for (const part of [environmentFile(String(process.env.NODE_ENV)), field, remedy]) expect(message).toContain(part)
})

test.each([{}, { GATSBY_MEASURE: "own" }, { GATSBY_FORMS: "netlify" }])("a build with %j goes on", (settings) => {
  expect(panicWith(settings)).toBeUndefined()
})
