/** @jest-environment node */
import type { Reporter } from "gatsby"
import { checkSettingsOrPanic } from "../../src/gatsby-node/checkSettingsOrPanic"

/** What a build with these settings ends with; undefined if it goes on. */
const panicWith = (settings: NodeJS.ProcessEnv): string | undefined => {
  const replaced = jest.replaceProperty(process, "env", { ...process.env, ...settings })
  const panic = jest.fn()
  checkSettingsOrPanic({ panic } as unknown as Reporter)
  replaced.restore()
  return panic.mock.calls[0]?.[0]
}

test("a build with a wrong setting ends, and names place, setting, value, and what is allowed", () => {
  const message = panicWith({ GATSBY_MEASURE: "foo" })
  for (const part of [".env.example:", "GATSBY_MEASURE", '"foo"', "plausible, umami, own"])
    expect(message).toContain(part)
})

test.each([{}, { GATSBY_MEASURE: "own" }, { OUTBOX_RATE: "many" }])("a build with %j goes on", (settings) => {
  expect(panicWith(settings)).toBeUndefined()
})
