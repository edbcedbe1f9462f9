import { graphql, type PageProps } from "gatsby"
import { Headline } from "../components/Headline/Headline"
import { Hero } from "../sections/Hero/Hero"
import { JobApplication } from "../sections/JobText/JobApplication"
import { JobText } from "../sections/JobText/JobText"
import { Sections } from "../sections/Section/Sections"
import { Seo } from "../seo/Seo"
import { useLabels } from "../site/useLabels"

/** A job opening with its application form (specification, section 2, 'Careers'). */
const JobPage = ({ data }: PageProps<Queries.JobPageQuery>) => {
  const { navigation } = useLabels()
  const { job } = data
  if (!job) return null
  return (
    <Sections>
      <Seo {...job.seo} path={`/career/${job.slug}`} />
      <Hero
        trail={[{ label: navigation.careers, to: "/career" }, { label: job.title }]}
        heading={<Headline text={job.heading} />}
        subheading={job.summary}
        picture={job.picture}
      />
      <JobText job={job} />
      <JobApplication title={job.title} />
    </Sections>
  )
}

export default JobPage

export const query = graphql`
  query JobPage($slug: String!) {
    job(slug: { eq: $slug }) {
      slug
      title
      heading
      summary
      seo {
        title
        description
      }
      picture {
        ...PictureHero
      }
      ...JobText
    }
  }
`
