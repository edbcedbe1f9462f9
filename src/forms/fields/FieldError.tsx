import * as styles from "./Field.module.css"

interface FieldErrorProps {
  id: string
  text: string | undefined
  /** Whether it is announced as soon as it shows, wherever the focus is. */
  urgent?: boolean
}

/** The message of the rule a field breaks; nothing while the field is right. */
export const FieldError = ({ id, text, urgent }: FieldErrorProps) =>
  text ? (
    <p id={id} className={styles.error} role={urgent ? "alert" : undefined}>
      {text}
    </p>
  ) : null
