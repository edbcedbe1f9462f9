/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs"
import { formatIssues } from "../../src/content/issue"
import { describeScratch } from "../support/describeScratch"
import type { ScratchProject } from "../support/ScratchProject"

const service = "services/law-assignment.json"

/** Changes a file as text, as an editor would. */
const edit = (project: ScratchProject, file: string, change: (text: string) => string) => {
  const before = readFileSync(project.path(file), "utf8")
  const after = change(before)
  if (after === before) throw new Error(`the edit changes nothing in ${file}`)
  writeFileSync(project.path(file), after)
}

/** Each slip: what is done, and the place, message and remedy in the report. */
const slips: [name: string, slip: (project: ScratchProject) => void, place: RegExp, message: string, remedy: string][] =
  [
    [
      "a comma after the last field",
      (project) => edit(project, "authors/tom-brandt.json", (text) => text.replace(/\n}\n$/, ",\n}\n")),
      /^data\/authors\/tom-brandt\.json:10:1$/m,
      "this is not valid JSON",
      "remove the comma before it",
    ],
    [
      "curly quotes around a text",
      (project) => edit(project, service, (text) => text.replace(/"name": "(.*)"/, '"name": “$1”')),
      /^data\/services\/law-assignment\.json:4:11$/m,
      "this is not valid JSON",
      'Put the text between straight "quotes"; curly quotes do not work.',
    ],
    [
      "a slug with a slip of the pen",
      (project) => edit(project, "navigation.json", (text) => text.replace('"law-assignment"', '"law-asignment"')),
      /^data\/navigation\.json:\d+:\d+$/m,
      'refers to a service that does not exist; did you mean "law-assignment"?',
      'Write "law-assignment", or remove it here.',
    ],
    [
      "HTML pasted from Word",
      (project) =>
        project.change(service, (entry) => {
          entry.opening = '<p class="MsoNormal"><span lang="EN-GB">Law is hard.<o:p></o:p></span></p>'
        }),
      /^data\/services\/law-assignment\.json:\d+:14$/m,
      'opening: contains HTML: "<p class=',
      "Remove the HTML. Use Markdown instead",
    ],
    [
      "a question without an answer",
      (project) =>
        project.change(service, ({ faqs }) => {
          if (faqs[1]) faqs[1].answer = ""
        }),
      /^data\/services\/law-assignment\.json:\d+:17$/m,
      "faqs[1].answer: is empty",
      "Write something here.",
    ],
    [
      "a picture as the camera made it",
      (project) => writeFileSync(project.path("images/law.jpg"), Buffer.alloc(3_000_000)),
      /^data\/pictures\/law\.json:4:11$/m,
      "file: refers to an image file of 3.0 MB; the limit is 1.5 MB",
      "Save a smaller version of data/images/law.jpg",
    ],
  ]

describeScratch("what people do by mistake is told with file, line and remedy:", (project) => {
  test.each(slips)("%s", (_name, slip, place, message, remedy) => {
    slip(project())
    const report = formatIssues(project().issues())
    expect(report).toMatch(place)
    expect(report).toContain(message)
    expect(report).toContain(remedy)
  })
})
