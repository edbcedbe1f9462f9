import { graphql, useStaticQuery } from "gatsby"
import { useEffect, useState } from "react"
import { Headline } from "../../components/Headline/Headline"
import { SearchHits } from "../../search/SearchHits"
import type { SearchHit } from "../../search/searchOptions"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import { AddressSearch } from "./AddressSearch"
import * as styles from "./NearestPages.module.css"

interface NearestPagesProps {
  /** The unknown address. */
  pathname: string
  /** Whether the page has the search elsewhere; then pages that are asked for most show if none is near. */
  isSearchable?: boolean
}

interface Found {
  readonly hits: readonly SearchHit[]
  readonly areNear: boolean
}

const nothing: Found = { hits: [], areNear: false }

/** The pages closest to an unknown address, and the search for its words. */
export const NearestPages = ({ pathname, isSearchable = false }: NearestPagesProps) => {
  const { search } = usePartLabels()
  const { navigation, labels } = useStaticQuery<Queries.AskedPagesQuery>(graphql`
    query AskedPages {
      navigation {
        search
      }
      labels {
        errors {
          nearest
        }
      }
    }
  `)
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    let current = true
    import(/* webpackChunkName: "nearest-pages" */ "../../search/closestMatches")
      .then(async ({ nearestPages, pagesAt }) => {
        const hits = await nearestPages(pathname)
        if (hits.length > 0) return { hits, areNear: true }
        return isSearchable ? { hits: await pagesAt(navigation.search ?? []), areNear: false } : nothing
      })
      // If the list cannot be loaded, the search and the links below are still there.
      .catch(() => nothing)
      .then((result) => current && setFound(result))
    return () => {
      current = false
    }
  }, [pathname, isSearchable, navigation])

  const { hits, areNear } = found ?? nothing
  if (isSearchable && found && hits.length === 0) return null
  const otherTitle = isSearchable ? search.asked : search.title
  return (
    <Section>
      <div className={styles.nearest} data-needs-script>
        <div className={styles.text}>
          <h2>
            <Headline text={areNear || (isSearchable && !found) ? labels.errors.nearest : otherTitle} />
          </h2>
          {!isSearchable && <AddressSearch pathname={pathname} />}
        </div>
        <SearchHits hits={hits} />
      </div>
    </Section>
  )
}
