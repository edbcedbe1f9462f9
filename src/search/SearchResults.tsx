import { ArrowLink } from "../components/links/ArrowLink"
import { servicesPath } from "../site/entryPaths"
import { fill } from "../site/fill"
import { useLabels } from "../site/useLabels"
import * as styles from "./SearchDialog.module.css"
import { SearchHits } from "./SearchHits"
import type { Search } from "./useSearch"

/** The search results with their number, or a message that there are none or that the search did not load. */
export const SearchResults = ({ search: { query, answered, hits, state } }: { search: Search }) => {
  const { search: labels, navigation } = useLabels()
  const hasQuery = answered.trim() !== ""
  const status = () => {
    if (state === "failed") return labels.failed
    if (!hasQuery) return ""
    if (state === "loading") return labels.loading
    if (hits.length === 0) return fill(labels.none, { query: answered.trim() })
    return hits.length === 1 ? labels.one : fill(labels.count, { count: hits.length })
  }
  const offersServices = state === "failed" || (hasQuery && state === "ready" && hits.length === 0)
  return (
    <div className={styles.answer} aria-busy={answered !== query}>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      <SearchHits hits={hits} />
      {offersServices && <ArrowLink to={servicesPath} label={navigation.allServices} />}
    </div>
  )
}
