import { Accordion } from "../../components/Accordion/Accordion"
import { matches } from "../../components/SearchField/matches"
import { SearchField } from "../../components/SearchField/SearchField"
import { partAnchor } from "../../links/anchors"
import { useAddressQuery } from "../../links/useAddressQuery"
import { useLabels } from "../../site/useLabels"
import { Section } from "../Section/Section"
import * as styles from "./PolicyAccordion.module.css"

/** A policy of which one section at a time is open, with a filter by title (docs/specification.md, Policies). */
export const PolicyAccordion = ({ sections }: { sections: readonly { title: string; body: string }[] }) => {
  const { policy } = useLabels()
  const [query, setQuery] = useAddressQuery("find")
  const found = sections.filter(({ title }) => matches(title, query))

  return (
    <Section>
      <div className={styles.policy}>
        <div className={styles.filter}>
          <SearchField label={policy.filter} value={query} onChange={setQuery} />
        </div>
        <div>
          <Accordion
            name="policy"
            level={2}
            items={found.map(({ title, body }) => ({ title, html: body, id: partAnchor(title) }))}
          />
          <p role="status" className={styles.empty}>
            {found.length === 0 ? policy.empty : ""}
          </p>
        </div>
      </div>
    </Section>
  )
}
