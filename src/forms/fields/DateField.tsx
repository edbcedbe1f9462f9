import Calendar from "lucide/dist/esm/icons/calendar.mjs"
import type { MouseEvent } from "react"
import { useHydrated } from "../../components/hooks/useHydrated"
import { Icon } from "../../components/Icon/Icon"
import { isDay, localDay } from "../rules"
import * as own from "./DateField.module.css"
import { Field } from "./Field"
import * as styles from "./Field.module.css"
import { type FieldProps, useFormField } from "./useFormField"

/** Without a maximum, browsers take years of up to six digits. */
const MAX_DAY = "9999-12-31"

const openPicker = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  try {
    currentTarget.showPicker()
  } catch {
    // Older browsers lack this method, and cross-origin frames may not call it; the date can still be typed.
  }
}

/**
 * A day; past days cannot be chosen. It is always a date input, so that assistive technology finds a single field;
 * while it is empty and unfocused, a placeholder covers the browser's date pattern.
 */
export const DateField = (props: FieldProps) => {
  const { input, ...field } = useFormField(props)
  const { label, placeholder, hint } = props.copy
  // Set after hydration, since the static HTML may be days old.
  const min = useHydrated() ? localDay(new Date()) : undefined
  const isEmpty = !isDay(input.value)
  return (
    <Field {...field} label={label}>
      <span className={own.deadline} data-empty={isEmpty || undefined}>
        <input
          {...input}
          type="date"
          min={min}
          max={MAX_DAY}
          className={styles.control}
          autoComplete="off"
          value={isEmpty ? "" : input.value}
          onClick={openPicker}
        />
        <span className={own.placeholder} aria-hidden="true">
          {placeholder}
        </span>
        <Icon of={Calendar} size={20} className={own.icon} />
        <span className={own.hint} aria-hidden="true" hidden={!isEmpty}>
          {hint}
        </span>
      </span>
    </Field>
  )
}
