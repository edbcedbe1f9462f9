import { Html } from "../Html/Html"
import * as styles from "./Prose.module.css"

interface ProseProps {
  /** HTML rendered from Markdown at build time, safe to show. */
  html: string
  /** Whether it is set as an article: larger, with more space. */
  article?: boolean
  /** Whether the first paragraph is set large, with a drop cap. */
  opening?: boolean
}

/** Running text: paragraphs, lists, tables, quotes and code. */
export const Prose = ({ html, article = false, opening = false }: ProseProps) => (
  <Html
    html={html}
    as="div"
    className={[styles.prose, article && styles.article, opening && styles.opening].filter(Boolean).join(" ")}
  />
)
