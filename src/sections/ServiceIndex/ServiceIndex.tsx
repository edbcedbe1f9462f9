import { graphql } from "gatsby"
import { useAddressQuery } from "../../components/links/useAddressQuery"
import { SearchField } from "../../components/SearchField/SearchField"
import { filterByWords } from "../../search/filterByWords"
import { listIdOf, serviceListsOf } from "../../site/serviceLists"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import { GroupChips } from "./GroupChips"
import { type ListedGroup, ServiceGroups } from "./ServiceGroups"
import * as styles from "./ServiceIndex.module.css"
import { ServiceSearch } from "./ServiceSearch"

interface ServiceIndexProps {
  /** The services of each group: all of them, or the first. */
  members: readonly Queries.GroupedServicesFragment[]
  groups: readonly Queries.IndexedGroupFragment[]
  /** The words of the link to all services of a group, with placeholders for number and group. */
  all: string
}

/** The services with a sentence, under the headings of their groups, with a filter. */
export const ServiceIndex = ({ members, groups, all }: ServiceIndexProps) => {
  const { service: labels } = usePartLabels()
  const lists = serviceListsOf(groups, labels.others).map((list): ListedGroup => {
    const own = members.filter(({ fieldValue }) => listIdOf(String(fieldValue), groups) === list.id)
    return {
      ...list,
      services: own.flatMap(({ nodes }) => nodes).sort((one, other) => (one.name < other.name ? -1 : 1)),
      count: own.reduce((sum, { totalCount }) => sum + totalCount, 0),
    }
  })
  const isWhole = lists.every(({ services, count }) => services.length === count)
  if (isWhole) return <WholeIndex lists={lists} all={all} />
  return (
    <ServiceSearch groups={<GroupChips lists={lists} />}>
      <ServiceGroups lists={lists} all={all} />
    </ServiceSearch>
  )
}

/** All services, filtered on the page itself. */
const WholeIndex = ({ lists, all }: { lists: readonly ListedGroup[]; all: string }) => {
  const { service: labels } = usePartLabels()
  const [query, setQuery] = useAddressQuery("find")
  const services = lists.flatMap((list) => list.services.map((service) => ({ ...service, list })))
  const found = filterByWords(
    services,
    ({ name, slug, summary, list, seo }) => [name, slug, summary, list.title, ...(seo.otherNames ?? [])].join(" "),
    query,
  )
  const shown = lists.map((list) => {
    const ofList = found.filter((service) => service.list.id === list.id)
    return { ...list, services: ofList, count: ofList.length }
  })
  return (
    <Section>
      <div className={styles.filter}>
        <SearchField label={labels.filter} value={query} onChange={setQuery} />
      </div>
      <GroupChips lists={shown} />
      <div>
        <ServiceGroups lists={shown} all={all} />
        <p role="status" className={styles.empty}>
          {found.length === 0 ? labels.empty : ""}
        </p>
      </div>
    </Section>
  )
}

export const groupedServices = graphql`
  fragment GroupedServices on ServiceGroupConnection {
    fieldValue
    totalCount
    nodes {
      ...IndexedService
      seo {
        otherNames
      }
    }
  }
`

export const indexedGroup = graphql`
  fragment IndexedGroup on NavigationGroup {
    id
    title
  }
`
