import { Aliases } from "../links/Aliases"
import { Prose } from "../Prose/Prose"
import * as styles from "./Accordion.module.css"

/** An entry: its title, its text as safe HTML, its anchor if it has one, and earlier ones. */
interface AccordionItem {
  title: string
  html: string
  id?: string
  aliases?: readonly string[] | null
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Name shared by the entries of a list, of which one at a time is open. */
  name: string
  /** Index of the entry that is open at first. */
  openIndex?: number
  /** The level of the titles, one below the heading over the list. */
  level?: 2 | 3
}

/**
 * A list of entries that open and close, one open at a time; a click on the open one closes it.
 * It is made of the browser's own disclosure elements, so it works before any script runs.
 */
export const Accordion = ({ items, name, openIndex, level = 3 }: AccordionProps) => {
  const Title = `h${level}` as const
  return (
    <div className={styles.list}>
      {items.map(({ title, html, id, aliases }, index) => (
        // React 18 passes `name` on, but its types do not allow it on this element.
        <details key={title} className={styles.item} id={id} open={index === openIndex} {...{ name }}>
          <summary className={styles.title}>
            <Title className={styles.heading}>
              <Aliases of={aliases} />
              {title}
            </Title>
          </summary>
          <div className={styles.text}>
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  )
}
