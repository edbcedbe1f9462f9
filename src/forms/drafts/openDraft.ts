import type { FieldValues } from "../formTables"
import { emptyForm, type SiteForm } from "../openForm"
import { deleteDraft, deleteExpiredDrafts, onDeletedElsewhere, readDraft, saveDraft, storedText } from "./draftStore"

/** The stored text as far as this form knows, and whether this form wrote it. */
interface Saved {
  text: string | undefined
  isOwn: boolean
}

const savedOf = new WeakMap<SiteForm, Saved>()

/** Whether all text fields of a form have their initial values. */
const hasInitialText = (form: SiteForm) => {
  const { values, initialValues = {} } = form.getState()
  return Object.entries(values).every(([name, value]) => typeof value !== "string" || value === initialValues[name])
}

const restore = (form: SiteForm, draft: string, defaults: FieldValues) => {
  const { values } = form.getState()
  const missing = Object.entries(readDraft(draft, defaults)).filter(
    ([name, text]) => values[name] === defaults[name] && text !== defaults[name],
  )
  form.batch(() => {
    for (const [name, text] of missing) form.change(name, text)
  })
  return missing.length > 0
}

/** Saves every change as long as the form exists. A form that is being sent may outlive its page. */
const saveChanges = (form: SiteForm, draft: string, saved: Saved) => {
  let isFirst = true
  form.subscribe(
    ({ values }) => {
      // The library first calls back immediately, with the current values.
      if (isFirst) isFirst = false
      else if (hasInitialText(form)) deleteDraft(draft, saved.text)
      else Object.assign(saved, { text: saveDraft(draft, values), isOwn: true })
    },
    { values: true },
  )
}

/** Restores a draft into a new form, and saves what is typed from then on. */
const open = (form: SiteForm, draft: string, defaults: FieldValues) => {
  const saved: Saved = { text: storedText(draft), isOwn: false }
  savedOf.set(form, saved)
  const wasTyped = !hasInitialText(form)
  const isRestored = restore(form, draft, defaults)
  saveChanges(form, draft, saved)
  // Typed before the form was hydrated.
  if (wasTyped) Object.assign(saved, { text: saveDraft(draft, form.getState().values), isOwn: true })
  return isRestored
}

/**
 * Restores a draft into its form and keeps it until the form is sent. If the draft is sent or cleared elsewhere (in
 * another tab, or on another page while this one was in the back/forward cache), the form is emptied so that nothing is
 * sent twice.
 * @param onRestored called with whether the form holds a restored draft, now and when it is emptied
 * @returns unsubscribe
 */
export const openDraft = (
  form: SiteForm,
  draft: string,
  defaults: FieldValues,
  onRestored: (isRestored: boolean) => void,
) => {
  deleteExpiredDrafts()
  if (!savedOf.has(form)) onRestored(open(form, draft, defaults))

  const emptyIfSame = (text: string) => {
    const saved = savedOf.get(form)
    const isSame = !saved?.isOwn || text === saved.text
    if (isSame && !form.getState().submitting) emptyForm(form, defaults)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const text = savedOf.get(form)?.text
    if (persisted && text !== undefined && storedText(draft) === undefined) emptyIfSame(text)
  }
  const stopFollowing = form.subscribe(({ pristine }) => pristine && onRestored(false), { pristine: true })
  const stopListening = onDeletedElsewhere(draft, emptyIfSame)
  window.addEventListener("pageshow", onPageShow)
  return () => {
    stopFollowing()
    stopListening()
    window.removeEventListener("pageshow", onPageShow)
  }
}
