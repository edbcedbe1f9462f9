import Calendar from "lucide-react/icons/calendar"
import type { MouseEvent } from "react"
import { useHydrated } from "../../components/hooks/useHydrated"
import { LineIcon } from "../../components/Icon/LineIcon"
import { useControl } from "../desk/useControl"
import { isDay } from "../isDay"
import { localDay } from "../localDay"
import * as own from "./DeadlineField.module.css"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import type { FieldWords } from "./fieldWords"

interface DeadlineFieldProps {
  name: string
  words: FieldWords & { readonly hint: string }
}

const openPicker = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  try {
    currentTarget.showPicker()
  } catch {
    // Older browsers have no such call, and frames of other sites may not make it: the date can be typed.
  }
}

/**
 * A day. It is a date field from the start, so that assistive technology meets one field only; while it is empty and not
 * in use, its placeholder covers the browser's pattern of the date. No day of the past is offered.
 */
export const DeadlineField = ({ name, words }: DeadlineFieldProps) => {
  const control = useControl(name)
  // The static HTML is older than today.
  const min = useHydrated() ? localDay(new Date()) : undefined
  const isEmpty = !isDay(control.text)
  return (
    <Field name={name} words={words}>
      <span className={own.deadline} data-empty={isEmpty || undefined}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: ARIA in HTML allows a date what it allows a text field */}
        <input
          {...control.attributes}
          type="date"
          min={min}
          className={styles.control}
          aria-required="true"
          autoComplete="off"
          value={isEmpty ? "" : control.text}
          onChange={({ target }) => control.change(target.value)}
          onClick={openPicker}
        />
        <span className={own.placeholder} aria-hidden="true">
          {words.placeholder}
        </span>
        <LineIcon drawing={Calendar} size={20} className={own.icon} />
        <span className={own.hint} aria-hidden="true" hidden={!isEmpty}>
          {words.hint}
        </span>
      </span>
    </Field>
  )
}
