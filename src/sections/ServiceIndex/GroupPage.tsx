import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import { servicePath } from "../../site/entryPaths"
import { fill } from "../../site/fill"
import { groupPath } from "../../site/groupPath"
import * as styles from "./GroupPage.module.css"
import { ServiceItems } from "./ServiceItems"
import { ServiceSearch } from "./ServiceSearch"

interface GroupPageProps {
  /** The id of the list. */
  id: string
  /** The services of this page. */
  services: readonly Queries.IndexedServiceFragment[]
  copy: Queries.GroupPageCopyFragment
  /** The number of this page, and of the last one. */
  current: number
  last: number
}

/** A page of a list of services, with links to its other pages. */
export const GroupPage = ({ id, services, copy, current, last }: GroupPageProps) => (
  <ServiceSearch>
    <ServiceItems services={services.map((service) => ({ ...service, path: servicePath(service) }))} />
    {last > 1 && (
      <nav aria-label={copy.pages}>
        <ol className={styles.pages}>
          {Array.from({ length: last }, (_, place) => place + 1).map((page) => (
            <li key={page}>
              <Link
                to={groupPath(id, page)}
                className={styles.page}
                aria-label={fill(copy.page, { page })}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    )}
  </ServiceSearch>
)

export const groupPageCopy = graphql`
  fragment GroupPageCopy on ServiceLists {
    pages
    page
  }
`
