import { graphql } from "gatsby"
import { useState } from "react"
import { type ChoiceGroups, matching } from "../../components/FilterChoices/FilterChoices"
import { Html } from "../../components/Html/Html"
import { Link } from "../../components/links/Link"
import { Status } from "../../components/VisuallyHidden/Status"
import { citationAnchor } from "../../site/anchors"
import { longDay } from "../../site/dayFormats"
import { fill } from "../../site/fill"
import * as styles from "./CitationTable.module.css"
import { CopyPattern } from "./CopyPattern"
import { useCitationLabels } from "./useCitationLabels"

interface CitationTableProps {
  style: Queries.CitationTableFragment
  /** The choices that filter its rows. */
  groups: ChoiceGroups
}

/** How one style cites each type of source: its guide, and a table with a row for each type, to unfold on phones. */
export const CitationTable = ({ style, groups }: CitationTableProps) => {
  const labels = useCitationLabels()
  const [isCopied, setCopied] = useState(false)
  const id = citationAnchor(style.slug)
  return (
    <section className={styles.style} aria-labelledby={id}>
      <h3 id={id}>{style.name}</h3>
      <Html as="p" html={style.intro} className={styles.intro} />
      <p className={styles.guide}>
        {labels.guide}{" "}
        {style.url ? (
          <Link to={style.url}>
            <Html html={style.guide} />
          </Link>
        ) : (
          <Html html={style.guide} />
        )}
        . {fill(labels.checkedOn, { date: longDay(style.checkedOn) })}
      </p>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{labels.type}</th>
            <th scope="col">{style.inText}</th>
            <th scope="col">{style.inList}</th>
          </tr>
        </thead>
        <tbody>
          {style.sources.map(({ type, pattern, inText, inList, note, rule, checked }) => {
            const anchor = citationAnchor(style.slug, type)
            return (
              <tr key={type} id={anchor} {...matching(groups, type)}>
                <th scope="row">
                  <a href={`#${anchor}`}>{type}</a>
                  <details className={styles.fold}>
                    <summary aria-label={type} />
                  </details>
                </th>
                <td data-label={style.inText}>
                  <Html as="p" html={inText} />
                </td>
                <td data-label={style.inList}>
                  {inList ? <Html as="p" html={inList} /> : <p className={styles.quiet}>{labels.notListed}</p>}
                  <CopyPattern pattern={pattern} about={`${type}, ${style.name}`} onCopied={setCopied} />
                  {note && <Html as="p" html={note} className={styles.note} />}
                  <p className={styles.quiet}>
                    {labels.checks[checked]} <Html html={rule} />
                  </p>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Status text={isCopied ? labels.copied : ""} />
    </section>
  )
}

export const citationTable = graphql`
  fragment CitationTable on CitationStyle {
    slug
    name
    guide
    url
    checkedOn
    intro
    inText
    inList
    sources {
      type
      pattern
      inText
      inList
      note
      rule
      checked
    }
  }
`
