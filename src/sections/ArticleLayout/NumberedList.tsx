import * as styles from "./NumberedList.module.css"

/** A list with rules between its items, each with an italic numeral. */
export const NumberedList = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        {item}
      </li>
    ))}
  </ol>
)
