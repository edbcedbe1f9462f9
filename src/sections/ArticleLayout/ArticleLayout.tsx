import type { ReactNode } from "react"
import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import { Html } from "../../components/Html/Html"
import { useLabels } from "../../site/useLabels"
import * as styles from "./ArticleLayout.module.css"
import { Contents } from "./Contents"
import { useCopyButtons } from "./useCopyButtons"

interface ArticleLayoutProps {
  /** The titles of the parts, in order; their anchors are derived from them. */
  titles: readonly string[]
  /** Remarks in the margin; `text` is HTML that is safe to show. */
  notes?: readonly { title: string; text: string }[] | null
  children: ReactNode
}

/** A page of text: contents at the left, the text in the middle, remarks in the margin. */
export const ArticleLayout = ({ titles, notes, children }: ArticleLayoutProps) => {
  const { reading } = useLabels()
  const text = useCopyButtons(reading.copyCode, reading.codeCopied)
  return (
    <div className={styles.reading}>
      {titles.length > 1 && <Contents heading={reading.contents} titles={titles} />}
      <div ref={text} className={styles.text}>
        {children}
      </div>
      {notes && notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ title, text }) => (
            <li key={title} className={styles.note}>
              <FoldingHeading as="strong">{title}</FoldingHeading>
              <Html as="p" html={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
