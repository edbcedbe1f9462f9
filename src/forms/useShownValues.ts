import { type RefObject, useCallback, useEffect } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import { restoreUsedForm } from "./drafts/usedForms"
import { acceptDigits } from "./fields/acceptDigits"
import { changedValues } from "./fields/shownValues"
import { type DialCode, type FieldValue, type FieldValues, type FormName, fieldsOf } from "./formTables"
import { withoutInvisible } from "./invisible"
import type { SiteForm } from "./siteForm"

/** A number, and its dial code, which is chosen if it stands before it. */
const numberOf = (field: string, text: string, values: FieldValues, codes: readonly DialCode[]): FieldValues => {
  const { digits, code } = acceptDigits({ digits: text, code: String(values.countryCode) }, text, codes, false)
  return { [field]: digits, countryCode: code }
}

/**
 * Keeps a form's values the same as what its elements show, even if that was typed before hydration or set without
 * events: on hydration, with the focused field, when a field or the page is left, and whenever the returned function is
 * called. On hydration it runs before the fields subscribe: a field first rendered with its initial value would lose
 * text and caret.
 */
export const useShownValues = (
  name: FormName,
  form: SiteForm,
  element: RefObject<HTMLFormElement | null>,
  codes: readonly DialCode[],
) => {
  const takeShown = useCallback(() => {
    const shown = element.current ? changedValues(element.current) : {}
    const values = { ...form.getState().values, ...shown }
    const taken = Object.entries(values).map(([field, value]): FieldValues => {
      const control = fieldsOf(name)[field]?.control
      // Even if it is unchanged: another code may have been chosen since it was typed.
      if (control === "phone") return numberOf(field, String(value), values, codes)
      if (!(field in shown)) return {}
      return { [field]: control === "email" ? withoutInvisible(String(value)) : value }
    })
    form.batch(() => {
      for (const [field, value] of taken.flatMap(Object.entries<FieldValue>))
        if (field in form.getState().values) form.change(field, value)
    })
  }, [name, form, element, codes])

  useBrowserLayoutEffect(() => {
    if (element.current) restoreUsedForm(element.current)
    takeShown()
    const active = document.activeElement
    if (active && "name" in active && element.current?.contains(active)) form.focus(String(active.name))
  }, [form, element])

  useEffect(() => {
    document.addEventListener("visibilitychange", takeShown)
    window.addEventListener("pagehide", takeShown)
    return () => {
      document.removeEventListener("visibilitychange", takeShown)
      window.removeEventListener("pagehide", takeShown)
    }
  }, [takeShown])

  return takeShown
}
