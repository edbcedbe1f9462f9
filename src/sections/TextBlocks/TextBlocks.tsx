import { Aliases } from "../../components/links/Aliases"
import { Prose } from "../../components/Prose/Prose"
import { partAnchor } from "../../site/anchors"
import * as styles from "./TextBlocks.module.css"

export interface TextBlocksProps {
  sections: readonly { title: string; aliases?: readonly string[] | null; body: string }[]
}

/** Titled parts of text, each under a rule: the title at the left, the text at the right. */
export const TextBlocks = ({ sections }: TextBlocksProps) => (
  <div>
    {sections.map(({ title, aliases, body }) => (
      <section key={title} id={partAnchor(title)} className={styles.block}>
        <h2 className={styles.title}>
          <Aliases of={aliases} />
          {title}
        </h2>
        <Prose html={body} article />
      </section>
    ))}
  </div>
)
