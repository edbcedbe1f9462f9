import { ArrowLink } from "../links/ArrowLink"
import { fill } from "../site/fill"
import { useLabels } from "../site/useLabels"
import * as styles from "./SearchDialog.module.css"
import { SearchHits } from "./SearchHits"
import type { Search } from "./useSearch"

/** What the search has to say: how many hits there are, and which; or that there are none, or no search. */
export const SearchResults = ({ search: { query, hits, state } }: { search: Search }) => {
  const { search: words, navigation } = useLabels()
  const asked = query.trim() !== ""
  const status = () => {
    if (state === "failed") return words.failed
    if (!asked) return ""
    if (state === "loading") return words.loading
    if (hits.length === 0) return fill(words.none, { query: query.trim() })
    return hits.length === 1 ? words.one : fill(words.count, { count: hits.length })
  }
  const isLost = state === "failed" || (asked && state === "ready" && hits.length === 0)
  return (
    <div className={styles.answer}>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      <SearchHits hits={hits} />
      {isLost && <ArrowLink to="/services" label={navigation.allServices} />}
    </div>
  )
}
