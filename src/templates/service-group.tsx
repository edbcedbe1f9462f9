import { graphql, type PageProps } from "gatsby"
import { Hero } from "../sections/Hero/Hero"
import { Sections } from "../sections/Section/Sections"
import { GroupPage } from "../sections/ServiceIndex/GroupPage"
import { Seo } from "../seo/Seo"
import { pagePath } from "../site/entryPaths"
import { fill } from "../site/fill"
import { groupPath } from "../site/groupPath"
import { serviceListsOf } from "../site/serviceLists"
import { useLabels } from "../site/useLabels"

/** A page of the list of a group's services, on a site that has too many for /services. */
const ServiceGroupPage = ({ data, pageContext }: PageProps<Queries.ServiceGroupPageQuery, { id: string }>) => {
  const { service: labels } = useLabels()
  const { page, navigation, serviceLists: copy, allService } = data
  const { nodes, pageInfo } = allService
  const list = serviceListsOf(navigation.groups, labels.others).find(({ id }) => id === pageContext.id)
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!page || !list || !first || !last) return null
  const { currentPage, totalCount: count } = pageInfo
  const from = (currentPage - 1) * (pageInfo.perPage ?? count) + 1
  const description = fill(copy.description, { first: first.name, last: last.name })
  const trail = [
    { label: page.name, to: pagePath(page) },
    currentPage === 1 ? { label: list.title } : { label: list.title, to: groupPath(list.id, 1) },
    ...(currentPage === 1 ? [] : [{ label: fill(copy.page, { page: currentPage }) }]),
  ]
  return (
    <Sections>
      <Seo
        title={fill(copy.title, { group: list.title, from, to: from + nodes.length - 1, count })}
        description={description}
        path={groupPath(list.id, currentPage)}
        trail={trail}
        kind="CollectionPage"
      />
      <Hero trail={trail} heading={list.title} subheading={description} picture={page.picture} />
      <GroupPage id={list.id} services={nodes} copy={copy} current={currentPage} last={pageInfo.pageCount} />
    </Sections>
  )
}

export default ServiceGroupPage

export const query = graphql`
  query ServiceGroupPage($list: String!, $groups: [ServiceGroup!]!, $skip: Int!, $limit: Int!) {
    page(slug: { eq: $list }) {
      ...ListedIn
      picture {
        ...PictureHero
      }
    }
    navigation {
      groups {
        ...IndexedGroup
      }
    }
    serviceLists {
      title
      description
      ...GroupPageCopy
    }
    allService(
      filter: { group: { in: $groups }, hidden: { ne: true } }
      sort: { name: ASC }
      skip: $skip
      limit: $limit
    ) {
      pageInfo {
        currentPage
        pageCount
        perPage
        totalCount
      }
      nodes {
        ...IndexedService
      }
    }
  }
`
