import type { CreatePagesArgs } from "gatsby"
import { employmentType, employmentTypes } from "../site/employmentType"
import type { EntryKey } from "../site/entryPaths"
import { isClosed } from "../site/isClosed"
import { entriesOf, onlyNodeOf } from "./entriesOf"

interface Job extends EntryKey {
  title: string
  employment: string
  validThrough: string
}

/** Logs which job openings, or which parts of them, search engines are not told about. */
export const reportJobs = (args: CreatePagesArgs) => {
  const { day } = onlyNodeOf<{ day: string }>("BuildDay", args)
  for (const { slug, title, employment, validThrough } of entriesOf<Job>("Job", args)) {
    if (isClosed(validThrough, day))
      args.reporter.warn(
        `data/jobs/${slug}.json: the last day to apply for '${title}' was ${validThrough}. Its page says so, and search ` +
          "engines are no longer told about an opening. Remove the file, or set a later 'validThrough'.",
      )
    else if (!employmentType(employment))
      args.reporter.warn(
        `data/jobs/${slug}.json: Google does not know the kind of employment '${employment}', and is not told about it. ` +
          `It knows ${employmentTypes.join(", ").toLowerCase().replaceAll("_", "-")}.`,
      )
  }
}
