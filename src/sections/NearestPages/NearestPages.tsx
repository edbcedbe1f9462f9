import { useEffect, useState } from "react"
import { Headline } from "../../components/Headline/Headline"
import { SearchHits } from "../../search/SearchHits"
import type { SearchHit } from "../../search/searchOptions"
import { useLabels } from "../../site/useLabels"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import { AddressSearch } from "./AddressSearch"
import * as styles from "./NearestPages.module.css"

interface NearestPagesProps {
  /** The unknown address. */
  pathname: string
  /** Whether the page has the search elsewhere; then nothing shows if no page is near. */
  isSearchable?: boolean
}

/** The pages closest to an unknown address, and the search for its words. */
export const NearestPages = ({ pathname, isSearchable = false }: NearestPagesProps) => {
  const { errors } = useLabels()
  const { search } = usePartLabels()
  const [hits, setHits] = useState<readonly SearchHit[]>()

  useEffect(() => {
    let current = true
    import(/* webpackChunkName: "nearest-pages" */ "../../search/closestMatches")
      .then(({ nearestPages }) => nearestPages(pathname))
      // If the list cannot be loaded, the search and the links below are still there.
      .catch(() => [])
      .then((found) => current && setHits(found))
    return () => {
      current = false
    }
  }, [pathname])

  if (isSearchable && hits?.length === 0) return null
  return (
    <Section>
      <div className={styles.nearest} data-needs-script>
        <div className={styles.text}>
          <h2>
            <Headline text={isSearchable || hits?.length ? errors.nearest : search.title} />
          </h2>
          {!isSearchable && <AddressSearch pathname={pathname} />}
        </div>
        <SearchHits hits={hits ?? []} />
      </div>
    </Section>
  )
}
