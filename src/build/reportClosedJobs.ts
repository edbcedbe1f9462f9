import type { CreatePagesArgs } from "gatsby"
import { isClosed } from "../site/isClosed"

interface Answer {
  buildDay: { day: string }
  jobs: { nodes: { slug: string; title: string; validThrough: string }[] }
}

/** Logs which job openings have passed their last day and so are no longer marked up as openings. */
export const reportClosedJobs = async ({ graphql, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Answer>(
    "{ buildDay { day } jobs: allJob(sort: [{ position: ASC }, { slug: ASC }]) { nodes { slug title validThrough } } }",
  )
  if (errors || !data) return reporter.panicOnBuild("The openings could not be read.", errors)
  for (const { slug, title, validThrough } of data.jobs.nodes)
    if (isClosed(validThrough, data.buildDay.day))
      reporter.warn(
        `data/jobs/${slug}.json: the last day to apply for '${title}' was ${validThrough}. Its page says so, and search ` +
          "engines are no longer told of an opening. Take the file away, or set a later 'validThrough'.",
      )
}
