import type { ReactNode } from "react"
import { useAddressQuery } from "../../components/links/useAddressQuery"
import { SearchField } from "../../components/SearchField/SearchField"
import { useHits } from "../../search/useHits"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import * as styles from "./ServiceIndex.module.css"
import { ServiceItems } from "./ServiceItems"

/** How many services a query shows. */
const MAX_FOUND = 24

const load = async () => (await import(/* webpackChunkName: "service-search" */ "../../search/loadSearch")).loadSearch()

/** A list of some of many services, in whose place a query shows those of the whole site that it finds. */
export const ServiceSearch = ({ children }: { children: ReactNode }) => {
  const { service: labels } = useLabels()
  const [query, setQuery] = useAddressQuery("find")
  return (
    <Section>
      <div className={styles.filter}>
        <SearchField label={labels.filter} value={query} onChange={setQuery} />
      </div>
      <div>{query.trim() === "" ? children : <FoundServices query={query} />}</div>
    </Section>
  )
}

const FoundServices = ({ query }: { query: string }) => {
  const { service, search } = useLabels()
  const { hits, state } = useHits(load, query, MAX_FOUND, true)
  const status = { failed: search.failed, loading: search.loading, ready: hits.length === 0 ? service.empty : "" }
  return (
    <>
      <ServiceItems services={hits.map(({ path, title, about }) => ({ path, name: title, summary: about }))} />
      <p role="status" className={styles.empty}>
        {status[state]}
      </p>
    </>
  )
}
