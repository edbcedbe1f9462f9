import type { ReactNode } from "react"
import { useAddressQuery } from "../../components/links/useAddressQuery"
import { SearchField } from "../../components/SearchField/SearchField"
import { useHits } from "../../search/useHits"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./ServiceIndex.module.css"
import { ServiceItems } from "./ServiceItems"

/** How many services a query shows. */
const MAX_FOUND = 24

const load = async () => (await import(/* webpackChunkName: "service-search" */ "../../search/loadSearch")).loadSearch()

interface ServiceSearchProps {
  /** Links to the groups of the list. */
  groups?: ReactNode
  /** The list. */
  children: ReactNode
}

/** A list of some of many services, in whose place a query shows those of the whole site that it finds. */
export const ServiceSearch = ({ groups, children }: ServiceSearchProps) => {
  const { service: labels } = usePartLabels()
  const [query, setQuery] = useAddressQuery("find")
  return (
    <Section>
      <div className={styles.filter}>
        <SearchField label={labels.filter} value={query} onChange={setQuery} />
      </div>
      {query.trim() === "" && groups}
      <div>{query.trim() === "" ? children : <FoundServices query={query} />}</div>
    </Section>
  )
}

const FoundServices = ({ query }: { query: string }) => {
  const { service, search } = usePartLabels()
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
