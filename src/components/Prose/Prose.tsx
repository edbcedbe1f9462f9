import { Html } from "../Html/Html"
import * as styles from "./Prose.module.css"

interface ProseProps {
  /** HTML rendered from Markdown at build time, safe to show. */
  html: string
  /** Whether it is set as an article: larger, with more space. */
  article?: boolean
  /** Whether the first paragraph is set large, with a drop cap if its first word allows. */
  opening?: boolean
}

/** A first word of one letter, which a drop cap would join to the next. */
const singleLetter = /^<p>\S\s/

/** Running text: paragraphs, lists, tables, quotes and code. */
export const Prose = ({ html, article = false, opening = false }: ProseProps) => (
  <Html
    html={html}
    as="div"
    className={[
      styles.prose,
      article && styles.article,
      opening && styles.opening,
      opening && !singleLetter.test(html) && styles.dropCap,
    ]
      .filter(Boolean)
      .join(" ")}
  />
)
