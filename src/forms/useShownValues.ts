import { type RefObject, useCallback, useEffect } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import { restoreUsedForm } from "./drafts/usedForms"
import { acceptDigits, type DialCode } from "./fields/acceptDigits"
import { changedValues } from "./fields/shownValues"
import { type FieldValues, type FormName, fieldsOf } from "./formTables"
import { withoutInvisible } from "./invisible"
import type { SiteForm } from "./siteForm"

/** A number that was put into a field in one piece, and its dial code; as it is if it is refused. */
const numberOf = (field: string, text: string, values: FieldValues, codes: readonly DialCode[]): FieldValues => {
  const held = { digits: "", code: String(values.countryCode) }
  const { digits, code, isRefused } = acceptDigits(held, text, codes, false)
  return isRefused ? { [field]: text } : { [field]: digits, countryCode: code }
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
    form.batch(() => {
      for (const [field, value] of Object.entries(shown)) {
        const { values } = form.getState()
        const control = fieldsOf(name)[field]?.control
        const taken =
          control === "phone"
            ? numberOf(field, String(value), { ...values, ...shown }, codes)
            : { [field]: control === "email" ? withoutInvisible(String(value)) : value }
        for (const [own, text] of Object.entries(taken)) if (own in values) form.change(own, text)
      }
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
