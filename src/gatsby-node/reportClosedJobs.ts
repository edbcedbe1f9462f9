import type { CreatePagesArgs } from "gatsby"
import type { EntryKey } from "../site/entryPaths"
import { isClosed } from "../site/isClosed"
import { entriesOf, onlyNodeOf } from "./entriesOf"

interface Job extends EntryKey {
  title: string
  validThrough: string
}

/** Logs which job openings are past their last day and therefore not marked up as openings. */
export const reportClosedJobs = (args: CreatePagesArgs) => {
  const { day } = onlyNodeOf<{ day: string }>("BuildDay", args)
  for (const { slug, title, validThrough } of entriesOf<Job>("Job", args))
    if (isClosed(validThrough, day))
      args.reporter.warn(
        `data/jobs/${slug}.json: the last day to apply for '${title}' was ${validThrough}. Its page says so, and search ` +
          "engines are no longer told about an opening. Remove the file, or set a later 'validThrough'.",
      )
}
