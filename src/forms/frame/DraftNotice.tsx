import type { RefObject } from "react"
import { useForms } from "../../site/useForms"
import * as styles from "./FormFrame.module.css"

interface DraftNoticeProps {
  onClear: () => void
  form: RefObject<HTMLFormElement | null>
}

/** Says that a draft was brought back, and offers to empty the form. */
export const DraftNotice = ({ onClear, form }: DraftNoticeProps) => {
  const { shared } = useForms()
  const clear = () => {
    onClear()
    form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }
  return (
    <p className={styles.restored}>
      {shared.restored}{" "}
      <button type="button" className={styles.clear} onClick={clear}>
        {shared.clear}
      </button>
    </p>
  )
}
