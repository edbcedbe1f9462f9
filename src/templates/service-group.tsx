import { graphql, type PageProps, useStaticQuery } from "gatsby"
import { Hero } from "../sections/Hero/Hero"
import { Sections } from "../sections/Section/Sections"
import { GroupPage } from "../sections/ServiceIndex/GroupPage"
import { Seo } from "../seo/Seo"
import { pagePath } from "../site/entryPaths"
import { fill } from "../site/fill"
import { groupPath } from "../site/groupPath"
import type { ServiceListContext } from "../site/serviceLists"

/** A page of the list of a group's services, on a site that has too many for /services. */
const ServiceGroupPage = ({ pageContext }: PageProps<object, ServiceListContext>) => {
  const { page, serviceLists: copy } = useStaticQuery<Queries.ServiceGroupPageQuery>(graphql`
    query ServiceGroupPage {
      page(slug: { eq: "services" }) {
        ...ListedIn
        picture {
          ...PictureHero
        }
      }
      serviceLists {
        description
        ...GroupPageCopy
      }
    }
  `)
  const { list, title, services, current, last } = pageContext
  const { id, title: heading } = list
  const [first, final] = [services[0], services.at(-1)]
  if (!page || !first || !final) return null
  const description = fill(copy.description, { first: first.name, last: final.name })
  const trail = [
    { label: page.name, to: pagePath(page) },
    current === 1 ? { label: heading } : { label: heading, to: groupPath(id, 1) },
    ...(current === 1 ? [] : [{ label: fill(copy.page, { page: current }) }]),
  ]
  return (
    <Sections>
      <Seo title={title} description={description} path={groupPath(id, current)} trail={trail} kind="CollectionPage" />
      <Hero trail={trail} heading={heading} subheading={description} picture={page.picture} />
      <GroupPage id={id} services={services} copy={copy} current={current} last={last} />
    </Sections>
  )
}

export default ServiceGroupPage
