import { graphql } from "gatsby"
import type { JobPosting } from "schema-dts"
import { employmentType } from "../../site/employmentType"
import { jobPath } from "../../site/entryPaths"
import { escapeHtml } from "../../site/escapeHtml"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

/** The headings of the two lists. */
interface JobLabels {
  responsibilities: string
  requirements: string
}

const list = (heading: string, items: readonly string[]) =>
  `<p>${escapeHtml(heading)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`

const whereOf = ({ remote, place, country, countryNames }: Queries.JobPostingFragment) =>
  remote
    ? {
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: countryNames.map((name) => ({ "@type": "Country" as const, name })),
      }
    : {
        jobLocation: {
          "@type": "Place" as const,
          address: {
            "@type": "PostalAddress" as const,
            addressLocality: place,
            addressCountry: country ?? countryNames[0],
          },
        },
      }

/** An opening, in the form that Google's job search requires. Not for openings that are past their last day. */
export const jobPosting = (site: Site, job: Queries.JobPostingFragment, labels: JobLabels) => {
  const employment = employmentType(job.employment)
  return {
    "@type": "JobPosting",
    "@id": `${site.url}${jobPath(job)}#job`,
    title: job.title,
    description: [
      `<p>${escapeHtml(job.description)}</p>`,
      list(labels.responsibilities, job.responsibilities),
      list(labels.requirements, job.requirements),
    ].join(""),
    identifier: { "@type": "PropertyValue", name: site.brand, value: job.slug },
    url: `${site.url}${jobPath(job)}`,
    datePosted: job.datePosted,
    // The last day still counts, so this is its last second in the westernmost time zone.
    validThrough: `${job.validThrough}T23:59:59-12:00`,
    directApply: true,
    hiringOrganization: organizationBrief(site),
    ...(employment && { employmentType: employment }),
    ...whereOf(job),
  } satisfies JobPosting
}

export const jobPostingFragment = graphql`
  fragment JobPosting on Job {
    slug
    title
    description
    responsibilities
    requirements
    remote
    place
    country
    countryNames
    employment
    datePosted
    validThrough
  }
`
