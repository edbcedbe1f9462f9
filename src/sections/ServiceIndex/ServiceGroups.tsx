import { ArrowLink } from "../../components/links/ArrowLink"
import { servicePath } from "../../site/entryPaths"
import { fill } from "../../site/fill"
import { groupPath } from "../../site/groupPath"
import type { ServiceList } from "../../site/serviceLists"
import * as styles from "./ServiceIndex.module.css"
import { ServiceItems } from "./ServiceItems"

/** A list of services, or the first of it. */
export interface ListedGroup extends ServiceList {
  services: Queries.GroupedServicesFragment["nodes"]
  /** The number of all its services. */
  count: number
}

interface ServiceGroupsProps {
  lists: readonly ListedGroup[]
  /** The words of the link to all services of a group, with placeholders for number and group. */
  all: string
}

/** Services under the headings of their groups. A group of which only the first are here links to the page with all. */
export const ServiceGroups = ({ lists, all }: ServiceGroupsProps) => (
  <>
    {lists
      .filter(({ services }) => services.length > 0)
      .map(({ id, title, services, count }) => (
        <section key={id} id={id} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ServiceItems services={services.map((service) => ({ ...service, path: servicePath(service) }))} />
          {count > services.length && (
            <p className={styles.all}>
              <ArrowLink to={groupPath(id, 1)} label={fill(all, { count, group: title })} />
            </p>
          )}
        </section>
      ))}
  </>
)
