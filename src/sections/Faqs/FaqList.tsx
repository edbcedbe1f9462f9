import type { ReactNode } from "react"
import { Accordion } from "../../components/Accordion/Accordion"
import { useAddressQuery } from "../../components/links/useAddressQuery"
import { matches, SearchField } from "../../components/SearchField/SearchField"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { faqAnchor } from "../../site/anchors"
import { Section } from "../Section/Section"
import * as styles from "./FaqList.module.css"

interface FaqListProps {
  /** The section's anchor, and the name of the list, in which one question at a time is open. */
  id: string
  kicker: string
  heading: string
  lede?: string | null
  /** The label of the search; without one there is none. */
  searchLabel?: string
  /** Shown when no question matches. */
  empty: string
  items: readonly { question: string; aliases?: readonly string[] | null; answer: string }[]
  aside?: ReactNode
}

/** Questions with a search, at the left, and the ruled list at the right (docs/specification.md, Home). */
export const FaqList = ({ id, kicker, heading, lede, searchLabel, empty, items, aside }: FaqListProps) => {
  const [query, setQuery] = useAddressQuery("faq")
  const found = searchLabel ? items.filter(({ question }) => matches(question, query)) : items
  return (
    <Section id={id}>
      <div className={styles.faqs}>
        <div className={styles.side}>
          <SectionHead kicker={kicker} heading={heading} lede={lede} />
          {searchLabel && <SearchField label={searchLabel} value={query} onChange={setQuery} />}
        </div>
        <div className={styles.list}>
          <Accordion
            name={id}
            items={found.map(({ question, aliases, answer }) => ({
              title: question,
              html: answer,
              id: faqAnchor(question),
              aliases,
            }))}
            openIndex={0}
          />
          <p role="status" className={styles.empty}>
            {found.length === 0 ? empty : ""}
          </p>
        </div>
        {aside}
      </div>
    </Section>
  )
}
