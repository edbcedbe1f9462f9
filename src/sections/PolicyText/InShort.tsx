import { ContactLines } from "../ContactSection/ContactLines"
import * as styles from "./InShort.module.css"

/** What a policy comes to in a few sentences, with the contact; nothing if it has none. */
export const InShort = ({ inShort }: Pick<Queries.PolicySectionsFragment, "inShort">) =>
  inShort && (
    <aside className={styles.short}>
      <h2 className={styles.heading}>{inShort.heading}</h2>
      <ul className={styles.list}>
        {inShort.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ContactLines />
    </aside>
  )
