import { render, screen } from "@testing-library/react"
import { ClosedNote } from "../../src/sections/JobText/ClosedNote"
import { JobApplication } from "../../src/sections/JobText/JobApplication"
import { JobText } from "../../src/sections/JobText/JobText"
import { jobText } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))
jest.mock("../../src/site/useForms", () => ({ useForms: () => ({ job: { heading: "Apply *now*" } }) }))
jest.mock("../../src/forms/JobForm", () => ({
  JobForm: ({ profile }: { profile: string }) => <form aria-label={profile} />,
}))

const { jobs } = labels

const job = jobText()

const facts = () =>
  screen.getAllByRole("term").map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])

test("a job shows its facts, then its description, responsibilities and requirements", () => {
  render(<JobText job={job} />)
  expect(facts()).toEqual([
    [jobs.place, "Leeds"],
    [jobs.employment, "Full time"],
    [jobs.category, "Writing"],
    [jobs.education, "A degree"],
    [jobs.experience, "Two years"],
    [jobs.applicants, "Ireland, India"],
    [jobs.posted, "March 1, 2026"],
    [jobs.closes, "June 1, 2026"],
    [jobs.reference, "EW"],
  ])
  expect(screen.getByText("You write essays.")).toBeVisible()
  expect(screen.getByRole("heading", { name: jobs.responsibilities }).nextSibling).toHaveTextContent("1Write2Revise")
  expect(screen.getByRole("heading", { name: jobs.requirements }).nextSibling).toHaveTextContent("1Patience")
})

test("the pay is among the facts if it is known", () => {
  render(<JobText job={{ ...job, pay: "€30 an hour" }} />)
  expect(facts()).toContainEqual([jobs.pay, "€30 an hour"])
})

test("the form is for this job", () => {
  render(<JobApplication title="Essay writer" sample={false} />)
  expect(screen.getByRole("heading", { level: 2, name: "Apply now" })).toBeVisible()
  expect(screen.getByRole("form", { name: "Essay writer" })).toBeVisible()
  expect(screen.queryByText(labels.samples.job)).toBeNull()
})

test("a made-up job is labelled as such", () => {
  render(<JobApplication title="Essay writer" sample />)
  expect(screen.getByText(labels.samples.job)).toBeVisible()
})

test("after the last day a note links to the other openings", () => {
  render(<ClosedNote list={{ slug: "career", name: "Openings" }} />)
  expect(screen.getByText(jobs.closed)).toBeVisible()
  expect(screen.getByRole("link", { name: "Openings" })).toHaveAttribute("href", "/career")
})
