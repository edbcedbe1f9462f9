import Search from "lucide/dist/esm/icons/search.mjs"
import { useEffect, useState } from "react"
import { buttonClass } from "../../components/Button/buttonClass"
import { Headline } from "../../components/Headline/Headline"
import { Icon } from "../../components/Icon/Icon"
import { SearchHits } from "../../search/SearchHits"
import { SearchTrigger } from "../../search/SearchTrigger"
import type { SearchHit } from "../../search/searchOptions"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import * as styles from "./NearestPages.module.css"

/** The pages closest to an unknown address, and a link to the search. */
export const NearestPages = ({ pathname }: { pathname: string }) => {
  const { errors, search } = useLabels()
  const [hits, setHits] = useState<readonly SearchHit[]>([])

  useEffect(() => {
    let current = true
    import(/* webpackChunkName: "nearest-pages" */ "../../search/closestMatches")
      .then(({ nearestPages }) => nearestPages(pathname))
      // If the list cannot be loaded, the links below are still there.
      .then(
        (found) => current && setHits(found),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [pathname])

  return (
    <Section>
      <div className={styles.nearest}>
        <div className={styles.text}>
          <h2>
            <Headline text={hits.length > 0 ? errors.nearest : search.title} />
          </h2>
          <SearchTrigger className={buttonClass({ tone: "strong" })}>
            <Icon of={Search} size={20} />
            {search.open}
          </SearchTrigger>
        </div>
        <SearchHits hits={hits} />
      </div>
    </Section>
  )
}
