import { Accordion } from "../../components/Accordion/Accordion"
import { useHydrated } from "../../components/hooks/useHydrated"
import { Link } from "../../components/links/Link"
import { queryValue } from "../../components/links/queryValue"
import { matches } from "../../components/SearchField/SearchField"
import { partAnchor } from "../../site/anchors"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import { InShort } from "./InShort"
import * as styles from "./PolicyAccordion.module.css"

interface PolicyAccordionProps {
  policy: Queries.PolicySectionsFragment
  location: Pick<Location, "pathname" | "search">
}

/** A policy with one section open at a time; the address may filter them by title (docs/specification.md, Policies). */
export const PolicyAccordion = ({ policy: { inShort, sections }, location }: PolicyAccordionProps) => {
  const { policy } = usePartLabels()
  // The static HTML is rendered without a query.
  const asked = (useHydrated() && queryValue(location.search, "filter")) || ""
  const found = sections.filter(({ title }) => matches(title, asked))

  return (
    <Section>
      <div className={styles.policy}>
        <InShort inShort={inShort} />
        <div>
          <Accordion
            name="policy"
            level={2}
            items={found.map(({ title, aliases, body }) => ({ title, aliases, html: body, id: partAnchor(title) }))}
          />
          <p role="status" className={styles.empty}>
            {found.length === 0 ? policy.empty : ""}
          </p>
          {found.length < sections.length && <Link to={location.pathname}>{policy.all}</Link>}
        </div>
      </div>
    </Section>
  )
}
