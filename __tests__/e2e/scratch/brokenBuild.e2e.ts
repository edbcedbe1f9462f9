import { expect, test } from "@playwright/test"
import { BreakableSite, type Manner, type State, type Step, steps } from "./BreakableSite"

const others: Record<State, State> = { before: "after", after: "before" }

/** Each step is broken twice before a build may finish; the first time with the cache of a good build. */
const breaks: Record<Step, [Manner, Manner]> = {
  sourcing: ["SIGKILL", "failure"],
  queries: ["failure", "SIGINT"],
  webpack: ["SIGKILL", "failure"],
  HTML: ["failure", "SIGKILL"],
  after: ["SIGINT", "failure"],
}

test("the error that fails a build is reported in full, with the file and what is wrong there", async () => {
  const site = new BreakableSite()
  site.say("before")
  try {
    for (const [from, to, words] of [
      [") { heading words", ") { headng words", 'Cannot query field "headng" on type "Entry"'],
      ["<main>", "<main", "There was a problem parsing"],
      ["return (", 'throw new Error("No heading is like that")\n    return (', "No heading is like that"],
    ] as const) {
      site.changeTemplate(from, to)
      const { code, output } = await site.build()
      expect(code, output).toBe(1)
      expect(output).toContain(words)
      expect(output).toContain("entry.js")
    }
  } finally {
    site.dispose()
  }
})

test("after a build that was broken in any step, the next publishes the same as a clean one", async () => {
  const site = new BreakableSite()
  const whole = async () => {
    const { code, output } = await site.build()
    expect(code, output).toBe(0)
    return site.published()
  }
  const cleanOf = async (state: State) => {
    site.clean()
    site.say(state)
    return whole()
  }
  try {
    const clean = { after: await cleanOf("after"), before: await cleanOf("before") }
    expect(clean.before.missingPictures).toEqual([])
    let state: State = "before"
    for (const step of steps)
      await test.step(step, async () => {
        state = others[state]
        site.say(state)
        for (const manner of breaks[step]) {
          const { code, output } = await site.build({ step, manner })
          expect(code, output).not.toBe(0)
        }
        expect(await whole(), `after builds that were broken in ${step}`).toEqual(clean[state])
      })
  } finally {
    site.dispose()
  }
})
