import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { z } from "zod"
import { checkContent } from "../../src/content/checkContent"
import type { author } from "../../src/content/schemas/author"
import type { country } from "../../src/content/schemas/country"
import type { forms } from "../../src/content/schemas/forms"
import type { job } from "../../src/content/schemas/job"
import type { navigation } from "../../src/content/schemas/navigation"
import type { page } from "../../src/content/schemas/page"
import type { picture } from "../../src/content/schemas/picture"
import type { policy } from "../../src/content/schemas/policy"
import type { post } from "../../src/content/schemas/post"
import type { reasons } from "../../src/content/schemas/sections"
import type { service } from "../../src/content/schemas/service"
import type { site } from "../../src/content/schemas/site"
import { testEntries } from "./testSite"

/** The types of the data files that tests change, by path below `data/`. */
interface Entries {
  [file: `authors/${string}`]: z.infer<typeof author>
  [file: `blogs/${string}`]: z.infer<typeof post>
  [file: `countries/${string}`]: z.infer<typeof country>
  [file: `jobs/${string}`]: z.infer<typeof job>
  [file: `pages/${string}`]: z.infer<typeof page>
  [file: `pictures/${string}`]: z.infer<typeof picture>
  [file: `policies/${string}`]: z.infer<typeof policy>
  [file: `services/${string}`]: z.infer<typeof service>
  "forms.json": Pick<z.infer<typeof forms>, "rules" | "enquiry">
  "sections/reasons.json": z.infer<typeof reasons>
  "navigation.json": z.infer<typeof navigation>
  "site.json": z.infer<typeof site>
}

/** The beginning of a JPEG file of one pixel, and the end, which are all that the check reads. */
const jpeg = Buffer.from("ffd8ffc00011080001000103011100021101031101ffd9", "hex")

/** A small site in the system's temporary folder, for tests to break. */
export class ScratchProject {
  readonly root = mkdtempSync(path.join(tmpdir(), "site-data-"))

  constructor() {
    mkdirSync(this.path("images"), { recursive: true })
    for (const { type, data } of testEntries) {
      this.write(data.file.slice("data/".length), data.value)
      if (type.name === "picture") writeFileSync(this.path(`pictures/${(data.value as { file: string }).file}`), jpeg)
    }
  }

  /** The full path of a data file. */
  path(file: string) {
    return path.join(this.root, "data", file)
  }

  /** Reads an entry. */
  read<File extends keyof Entries>(file: File): Entries[File] {
    return JSON.parse(readFileSync(this.path(file), "utf8"))
  }

  /** Writes a file: text as is, anything else as JSON. */
  write(file: string, content: unknown) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`)
  }

  /** Changes an entry in place. */
  change<File extends keyof Entries>(file: File, edit: (entry: Entries[File]) => void) {
    const entry = this.read(file)
    edit(entry)
    this.write(file, entry)
  }

  /** Sets fields of an entry, to anything. */
  set(file: keyof Entries, fields: object) {
    this.change(file, (entry) => void Object.assign(entry, fields))
  }

  /** Writes a copy of an entry that differs in some fields and in the values that must be unique. */
  copy<File extends keyof Entries>(from: File, to: File, fields: Partial<Entries[File]>) {
    const entry = this.read(from)
    const seo = "seo" in entry ? { seo: { title: `Title of ${to}`, description: `Description of ${to}` } } : {}
    this.write(to, { ...entry, ...seo, ...fields })
  }

  /** Deletes a file. */
  remove(file: string) {
    rmSync(this.path(file))
  }

  /** All issues that the check finds. */
  issues() {
    return checkContent(this.root)
  }

  /** Deletes the whole site. */
  dispose() {
    rmSync(this.root, { recursive: true, force: true })
  }
}
