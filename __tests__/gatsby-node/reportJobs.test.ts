/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { reportJobs } from "../../src/gatsby-node/reportJobs"

/** What is logged about an opening, on the first of March. */
const reported = (job: { employment: string; validThrough: string }) => {
  const warn = jest.fn()
  const nodes: Record<string, object[]> = {
    BuildDay: [{ day: "2026-03-01" }],
    Job: [{ slug: "ACW", title: "Writer", ...job }],
  }
  reportJobs({ getNodesByType: (type: string) => nodes[type], reporter: { warn } } as unknown as CreatePagesArgs)
  return warn.mock.calls.flat()
}

test.each(["Full-time", "part time", "INTERN", "Per diem"])("an open job with %p is not reported", (employment) => {
  expect(reported({ employment, validThrough: "2026-03-01" })).toEqual([])
})

test("a kind of employment that Google does not know is reported, with those that it knows", () => {
  const [message] = reported({ employment: "Freelance", validThrough: "2026-03-01" })
  expect(message).toContain("data/jobs/ACW.json: Google does not know the kind of employment 'Freelance'")
  expect(message).toContain("full-time, part-time, contractor")
})

test("a job is reported after its last day, and then nothing else about it", () => {
  const messages = reported({ employment: "Freelance", validThrough: "2026-02-28" })
  expect(messages).toEqual([expect.stringContaining("the last day to apply for 'Writer' was 2026-02-28")])
})
