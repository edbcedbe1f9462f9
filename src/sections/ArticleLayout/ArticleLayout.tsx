import { Children, Fragment, type ReactNode } from "react"
import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import { Html } from "../../components/Html/Html"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./ArticleLayout.module.css"
import { Contents } from "./Contents"
import { useCopyButtons } from "./useCopyButtons"

interface ArticleLayoutProps {
  /** The titles of the parts, in order; their anchors are derived from them. */
  titles: readonly string[]
  /** Remarks, spread evenly over the text's parts; `text` is HTML that is safe to show. */
  notes?: readonly { title: string; text: string }[] | null
  children: ReactNode
}

/** A page of text: contents at the left, the text in the middle, remarks in the margin or, without one, between the parts. */
export const ArticleLayout = ({ titles, notes, children }: ArticleLayoutProps) => {
  const { reading } = usePartLabels()
  const text = useCopyButtons(reading.copyCode, reading.codeCopied)
  const parts = Children.toArray(children)
  const remarks = notes ?? []
  const partOf = (remark: number) => Math.round(((remark + 1) * parts.length) / (remarks.length + 1))
  return (
    <div className={styles.reading}>
      {titles.length > 1 && <Contents heading={reading.contents} titles={titles} />}
      <div ref={text} className={styles.text}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Fragment key={place}>
            {remarks
              .filter((_, remark) => partOf(remark) === place)
              .map(({ title, text }) => (
                <aside key={title} role="note" className={styles.note}>
                  <FoldingHeading as="strong">{title}</FoldingHeading>
                  <Html as="p" html={text} />
                </aside>
              ))}
            {part}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
