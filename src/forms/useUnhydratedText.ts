import type { RefObject } from "react"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import type { SiteForm } from "./siteForm"

/**
 * Copies what a visitor typed into a form's HTML before hydration into the form, with the focused field. It runs before
 * the fields subscribe: a field first rendered with its initial value would lose text and caret.
 */
export const useUnhydratedText = (form: SiteForm, element: RefObject<HTMLFormElement | null>) =>
  useBrowserLayoutEffect(() => {
    const root = element.current
    if (!root) return
    const { values } = form.getState()
    form.batch(() => {
      for (const [name, value] of new FormData(root))
        if (name in values) form.change(name, typeof values[name] === "boolean" || String(value))
    })
    const active = document.activeElement
    if (active && "name" in active && root.contains(active)) form.focus(String(active.name))
  }, [form, element])
