import { ArrowLink } from "../components/links/ArrowLink"
import { servicesPath } from "../site/entryPaths"
import { fill } from "../site/fill"
import { useLabels } from "../site/useLabels"
import { usePartLabels } from "../site/usePartLabels"
import { askedWords } from "./askedWords"
import { Marked } from "./Marked"
import * as styles from "./SearchDialog.module.css"
import { SearchHits } from "./SearchHits"
import type { SearchHit } from "./searchOptions"
import { missingIn, useReasons } from "./useReasons"
import type { Search } from "./useSearch"

/**
 * The search results with their number, or a message that there are none or that the search did not load. Each shows why it
 * was found, and leads to that place. Before anything is typed, the pages that the owner names.
 */
export const SearchResults = ({ search: { query, answered, hits, state } }: { search: Search }) => {
  const { search: labels } = usePartLabels()
  const { navigation } = useLabels()
  const reasons = useReasons(hits, answered)
  const asked = askedWords(answered)
  const hasQuery = answered.trim() !== ""
  const status = () => {
    if (state === "failed") return labels.failed
    if (!hasQuery) return hits.length > 0 ? labels.asked : ""
    if (state === "loading") return labels.loading
    if (hits.length === 0) return fill(labels.none, { query: answered.trim() })
    return hits.length === 1 ? labels.one : fill(labels.count, { count: hits.length })
  }
  const offersServices = state === "failed" || (hasQuery && state === "ready" && hits.length === 0)

  const shown = ({ path, type, title, about, otherNames = [] }: SearchHit) => {
    const reason = reasons.get(path)
    const missing = missingIn(`${title} ${about}`, asked)
    const names = otherNames.filter((name) => missingIn(name, missing).length < missing.length)
    const named = names.length > 0 ? ` ${fill(labels.named, { names: names.join(", ") })}` : ""
    return {
      path,
      anchor: reason?.anchor,
      type,
      title: <Marked text={title} asked={asked} />,
      about: <Marked text={reason?.text ?? `${about}${named}`} asked={asked} />,
    }
  }
  return (
    <div className={styles.answer} aria-busy={answered !== query}>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      <SearchHits hits={hits.map(shown)} />
      {offersServices && <ArrowLink to={servicesPath} label={navigation.allServices} />}
    </div>
  )
}
