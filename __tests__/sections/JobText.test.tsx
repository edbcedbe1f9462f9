import { render, screen } from "@testing-library/react"
import { ClosedNote } from "../../src/sections/JobText/ClosedNote"
import { JobApplication } from "../../src/sections/JobText/JobApplication"
import { JobText } from "../../src/sections/JobText/JobText"
import { longDay } from "../../src/site/dayFormats"
import { edit, entry, queried } from "../support/data"

jest.mock("../../src/forms/JobForm", () => ({
  JobForm: ({ profile }: { profile: string }) => <form aria-label={profile} />,
}))

const { jobs, samples } = entry("labels")
const { slug, place, employment, category, education, experience, pay, datePosted, validThrough } = entry("job")

const facts = () => {
  render(<JobText job={queried<Queries.JobTextFragment>("JobText", slug)} />)
  return screen.getAllByRole("term").map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])
}

test("each fact of a job has its label; the countries have their names", () => {
  edit("job", (job) => Object.assign(job, { countries: ["Ireland", "India"] }))
  expect(facts()).toEqual([
    [jobs.place, place],
    [jobs.employment, employment],
    [jobs.category, category],
    [jobs.education, education],
    [jobs.experience, experience],
    [jobs.pay, pay],
    [jobs.applicants, "Ireland, India"],
    [jobs.posted, longDay(datePosted)],
    [jobs.closes, longDay(validThrough)],
    [jobs.reference, slug],
  ])
})

test("the pay is not among the facts if it is not known", () => {
  edit("job", (job) => delete job.pay)
  expect(facts().map(([label]) => label)).not.toContain(jobs.pay)
})

test("the form is for this job", () => {
  render(<JobApplication title="Essay writer" slug="ACW" sample={false} />)
  expect(screen.getByRole("form", { name: "Essay writer" })).toBeVisible()
  expect(screen.queryByText(samples.job)).toBeNull()
})

test("a made-up job is labelled as such", () => {
  render(<JobApplication title="Essay writer" slug="ACW" sample />)
  expect(screen.getByText(samples.job)).toBeVisible()
})

test("after the last day a note links to the other openings", () => {
  render(<ClosedNote list={{ slug: "career", name: "Openings" }} />)
  expect(screen.getByText(jobs.closed)).toBeVisible()
  expect(screen.getByRole("link", { name: "Openings" })).toHaveAttribute("href", "/career")
})
