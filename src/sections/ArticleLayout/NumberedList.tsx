import * as styles from "./NumberedList.module.css"

/** Items one under the other between rules, each with an italic numeral. */
export const NumberedList = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.list}>
    {items.map((item, index) => (
      <li key={item} className={styles.item}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        {item}
      </li>
    ))}
  </ol>
)
