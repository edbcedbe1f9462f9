import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { jobPath } from "../../../src/site/entryPaths"
import { addEntry } from "../../../tools/authoring/addEntry"
import type { Answers } from "../../../tools/authoring/answers"
import { typeNamed } from "./typeNamed"

interface Question {
  question: string
  answer: string
}

interface Testimonial {
  name: string
  role: string
  quote: string
  picture: string
}

interface Site {
  brand: string
  copyrightYear: number
  contact: { phone: string; whatsapp: string }
  offices: { country: string; code: string; places: { title: string; lines: string[] }[] }[]
}

/** Reads and writes the data files of a project. */
const dataOf = (root: string) => {
  const place = (file: string) => path.join(root, "data", file)
  const read = <Content>(file: string) => JSON.parse(readFileSync(place(file), "utf8")) as Content
  const write = (file: string, value: unknown) => writeFileSync(place(file), `${JSON.stringify(value, null, 2)}\n`)
  const change = <Content>(file: string, edit: (content: Content) => void) => {
    const content = read<Content>(file)
    edit(content)
    write(file, content)
  }
  return { place, read, write, change }
}

/** What an owner first adds to a copy of the project with all shipped content. */
export const addContent = (root: string) => {
  const { read, write, change } = dataOf(root)
  let written = 0
  /** Replaces each piece of guidance by its own text. */
  const filledIn = (value: unknown): unknown => {
    if (typeof value === "string") return value.startsWith("???") ? `Zebra note ${++written}` : value
    if (Array.isArray(value)) return value.map(filledIn)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledIn(part)]))
  }
  const add = (type: string, answers: Answers) => {
    const file = addEntry(root, typeNamed(type), answers, "2026-11-22").replace("data/", "")
    write(file, filledIn(read(file)))
  }

  const group = String(read<{ groups: { id: string }[] }>("navigation.json").groups[0]?.id)

  add("service", { name: "Zoology", slug: "zoology-assignment", group })
  add("country", { name: "Zebraland", slug: "zebraland", language: "en-NO" })
  add("post", { title: "How zebras revise", slug: "how-zebras-revise", featured: true })
  add("job", { title: "Zebra Editor", slug: "ZE" })

  change<{ items: Testimonial[] }>("sections/testimonials.json", ({ items }) => {
    const [first] = items
    if (!first) throw new Error("There is no testimonial.")
    items.push(
      { ...first, name: "Ingrid Håkonsen", role: "Zoology, Bergen", quote: "It's the first feedback I could use." },
      { ...first, name: "Per Olsen", role: "Law, Oslo", quote: "Clear notes, on time." },
    )
  })
  change<{ items: Question[] }>("sections/faqs.json", ({ items }) => {
    items.push({ question: "Do you work with zebras?", answer: "Yes, we do. Write to us first." })
  })
  change<{ groups: { id: string; services: string[] }[] }>("navigation.json", ({ groups }) => {
    groups.find(({ id }) => id === group)?.services.push("zoology-assignment")
  })
}

/** What an owner then deletes and changes, when the content is theirs. */
export const changeContent = (root: string) => {
  const { place, change } = dataOf(root)

  // Owners delete the tests of the shipped content, as the first lines of these say.
  for (const tests of ["shippedContent.test.ts", "shipped"])
    rmSync(path.join(root, "__tests__/content", tests), { recursive: true, force: true })

  // A job that has been filled, and that no text links to.
  const texts = jsonFilesIn(root).map((file) => readFileSync(place(file), "utf8"))
  const [filled] = readdirSync(place("jobs"))
    .map((file) => path.basename(file, ".json"))
    .filter((slug) => !texts.some((text) => text.includes(jobPath({ slug }))))
  if (filled) rmSync(place(`jobs/${filled}.json`))

  change<{ items: Testimonial[] }>("sections/testimonials.json", ({ items }) => {
    items.splice(1, 1)
  })
  change<Site>("site.json", (site) => {
    site.brand = "Zebra House"
    site.copyrightYear = 2027
    site.contact.phone = "+47 22 12 34 56"
    site.contact.whatsapp = "+47 22 12 34 57"
    site.offices.splice(1, 1)
    site.offices.push({ country: "Norway", code: "NO", places: [{ title: "Bergen", lines: ["Strandgaten 1"] }] })
  })
}
