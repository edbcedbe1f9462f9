import { useState } from "react"
import { shortDay } from "../../site/dayFormats"
import { fill } from "../../site/fill"
import { useForms } from "../../site/useForms"
import { draftSince } from "./draftStore"

export interface DraftNoticeProps {
  /** The name of the draft. */
  draft: string
  onClear: () => void
  /** The class of the button. */
  className?: string
}

/** Says that a draft was restored and since when it has been kept, and offers to empty the form. */
export const DraftNotice = ({ draft, onClear, className }: DraftNoticeProps) => {
  const { shared } = useForms()
  const [since] = useState(() => shortDay(draftSince(draft) ?? new Date()))
  return (
    <p>
      {fill(shared.restored, { since })}{" "}
      <button type="button" className={className} onClick={onClear}>
        {shared.clear}
      </button>
    </p>
  )
}
