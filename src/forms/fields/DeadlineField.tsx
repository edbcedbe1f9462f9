import Calendar from "lucide-react/icons/calendar"
import { type MouseEvent, useEffect, useRef, useState } from "react"
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

const openPicker = ({ currentTarget, button }: MouseEvent<HTMLInputElement>) => {
  if (button !== 0) return
  try {
    currentTarget.showPicker()
  } catch {
    // Older browsers have no such call, and frames of other sites may not make it: the date can be typed.
  }
}

/** A day: words until it is used, then a date picker that offers no day of the past. */
export const DeadlineField = ({ name, words }: DeadlineFieldProps) => {
  const control = useControl(name)
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  // Before the page came alive, anything could be typed here: it stays to be seen until a day is chosen.
  const dated = focused || isDay(control.text)
  const shown = dated && !isDay(control.text) ? "" : control.text

  // The focus may have come before the page came alive, too.
  useEffect(() => setFocused(document.activeElement === input.current), [])

  return (
    <Field name={name} words={words}>
      <span className={own.deadline}>
        <input
          {...control.attributes}
          ref={input}
          type={dated ? "date" : "text"}
          min={dated ? localDay(new Date()) : undefined}
          className={styles.control}
          aria-required="true"
          autoComplete="off"
          placeholder={words.placeholder ?? undefined}
          value={shown}
          onChange={({ target }) => control.change(target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={openPicker}
          // The first press changes the kind of field under the pointer, so that no click comes of it. (By touch the pointer is up before the focus comes.)
          onMouseUp={openPicker}
        />
        <LineIcon drawing={Calendar} size={20} className={own.icon} />
        <span className={own.hint} aria-hidden="true" hidden={control.text !== ""}>
          {words.hint}
        </span>
      </span>
    </Field>
  )
}
