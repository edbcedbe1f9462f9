import { type RefObject, useState } from "react"
import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { draftSince } from "../drafts/draftStore"
import * as styles from "./FormFrame.module.css"

interface DraftNoticeProps {
  /** The name under which the draft is kept. */
  draft: string
  onClear: () => void
  form: RefObject<HTMLFormElement | null>
}

const dayOf = (date: Date) => date.toLocaleDateString("en-US", { month: "short", day: "numeric" })

/** Says that a draft was brought back and since when it is kept, and offers to empty the form. */
export const DraftNotice = ({ draft, onClear, form }: DraftNoticeProps) => {
  const { shared } = useForms()
  const [since] = useState(() => dayOf(draftSince(draft) ?? new Date()))
  const clear = () => {
    onClear()
    form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }
  return (
    <p className={styles.restored}>
      {fill(shared.restored, { since })}{" "}
      <button type="button" className={styles.clear} onClick={clear}>
        {shared.clear}
      </button>
    </p>
  )
}
