/** When and on which page each form was first shown on this visit, by draft name. */
const shown = new Map<string, { readonly path: string; readonly at: number }>()

/** Notes when a form is first shown. */
export const noteShown = (draft: string) => {
  if (!shown.has(draft)) shown.set(draft, { path: window.location.pathname, at: performance.now() })
}

/** What was noted; the time is in milliseconds since the page was loaded. */
export const notedOf = (draft: string) => shown.get(draft)
