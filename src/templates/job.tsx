import { graphql, type PageProps } from "gatsby"
import { Headline } from "../components/Headline/Headline"
import { trailBelow } from "../components/links/Breadcrumbs"
import { ButtonLink } from "../components/links/ButtonLink"
import { defineIsland } from "../islands/Island"
import { Hero } from "../sections/Hero/Hero"
import { ClosedNote } from "../sections/JobText/ClosedNote"
import { JobText } from "../sections/JobText/JobText"
import { useJobLabels } from "../sections/JobText/useJobLabels"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { jobPosting } from "../seo/structured/jobPosting"
import { jobPath } from "../site/entryPaths"
import { isClosed } from "../site/isClosed"

const JobApplication = defineIsland({
  name: "application",
  load: async () =>
    (await import(/* webpackChunkName: "island-application" */ "../sections/JobText/JobApplication")).JobApplication,
  hydratedInView: true,
})

/** A job opening with its application form (docs/specification.md, Careers). */
const JobPage = ({ data, pageContext }: PageProps<Queries.JobPageQuery, EntryPageContext>) => {
  const jobs = useJobLabels()
  const { job, buildDay, list } = data
  if (!job) return null
  const closed = isClosed(job.validThrough, buildDay.day)
  const trail = trailBelow(list, job.title)
  return (
    <Sections>
      <Seo
        {...job.seo}
        path={jobPath(job)}
        hidden={pageContext.hidden}
        trail={trail}
        about={closed ? undefined : (site) => jobPosting(site, job, jobs)}
      />
      <Hero
        trail={trail}
        heading={<Headline text={job.heading} />}
        subheading={job.summary}
        picture={job.picture}
        action={!closed && <ButtonLink to="#apply" label={jobs.apply} />}
      />
      <JobText job={job} />
      {closed ? <ClosedNote list={list} /> : <JobApplication title={job.title} slug={job.slug} sample={job.sample} />}
    </Sections>
  )
}

export default JobPage

export const query = graphql`
  query JobPage($slug: String!, $list: String!) {
    job(slug: { eq: $slug }) {
      title
      sample
      seo {
        ...Seo
      }
      ...JobPosting
      ...JobHero
      ...JobText
    }
    buildDay {
      day
    }
    list: page(slug: { eq: $list }) {
      ...ListedIn
    }
  }
`
