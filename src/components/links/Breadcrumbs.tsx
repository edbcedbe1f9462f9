import { graphql } from "gatsby"
import { pagePath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import * as styles from "./Breadcrumbs.module.css"
import { Link } from "./Link"

/** One step of the trail from home to the page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string
  to?: string
}

/** All steps of a trail: home, by its label, and the given steps. */
export const withHome = (trail: readonly Crumb[], home: string): Crumb[] => [{ label: home, to: "/" }, ...trail]

/** The trail to an entry, below the page that lists the entries of its type. */
export const trailBelow = (list: Queries.ListedInFragment | null, label: string): Crumb[] => [
  ...(list ? [{ label: list.name, to: pagePath(list) }] : []),
  { label },
]

/** The trail from home, which is added, to this page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => {
  const { navigation } = useLabels()
  const steps = withHome(trail, navigation.homeCrumb)
  return (
    <nav aria-label={navigation.breadcrumbs}>
      <ol className={styles.trail}>
        {steps.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

export const listedIn = graphql`
  fragment ListedIn on Page {
    slug
    name
  }
`
