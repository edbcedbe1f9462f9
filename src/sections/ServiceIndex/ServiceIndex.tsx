import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import { useAddressQuery } from "../../components/links/useAddressQuery"
import { SearchField } from "../../components/SearchField/SearchField"
import { filterByWords } from "../../search/filterByWords"
import { servicePath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import * as styles from "./ServiceIndex.module.css"

interface ServiceIndexProps {
  services: readonly Queries.IndexedServiceFragment[]
  groups: readonly Queries.IndexedGroupFragment[]
}

/** Every service with a sentence, under the heading of its group, with a filter. */
export const ServiceIndex = ({ services, groups }: ServiceIndexProps) => {
  const { service: labels } = useLabels()
  const [query, setQuery] = useAddressQuery("find")
  // The menus may have a group twice, or not at all.
  const titles = new Map<string, string>(groups.map(({ id, title }) => [id, title]))
  const sections = [...titles, [undefined, labels.others]] as const
  const found = filterByWords(
    services,
    ({ name, slug, summary, group }) => `${name} ${slug} ${summary} ${titles.get(group) ?? labels.others}`,
    query,
  )
  return (
    <Section>
      <div className={styles.filter}>
        <SearchField label={labels.filter} value={query} onChange={setQuery} />
      </div>
      <div>
        {sections
          .map(([id, title]) => ({
            id,
            title,
            members: found.filter(({ group }) => (titles.has(group) ? group : undefined) === id),
          }))
          .filter(({ members }) => members.length > 0)
          .map(({ id, title, members }) => (
            <section key={title} id={id} className={styles.group}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.list}>
                {members.map((member) => (
                  <li key={member.slug} className={styles.item}>
                    <Link to={servicePath(member)} className={styles.name}>
                      {member.name}
                    </Link>
                    <p>{member.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <p role="status" className={styles.empty}>
          {found.length === 0 ? labels.empty : ""}
        </p>
      </div>
    </Section>
  )
}

export const indexedService = graphql`
  fragment IndexedService on Service {
    slug
    name
    summary
    group
  }
`

export const indexedGroup = graphql`
  fragment IndexedGroup on NavigationGroup {
    id
    title
  }
`
