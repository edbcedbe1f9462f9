import type { FieldValues } from "../formTables"
import type { SiteForm } from "../siteForm"
import {
  deleteDraft,
  deleteExpiredDrafts,
  draftTexts,
  onDeletedElsewhere,
  readDraft,
  saveDraft,
  storedText,
} from "./draftStore"

/** The draft of an open form: restored once, saved at each change, deleted once there is nothing to keep. */
export class FormDraft {
  /** The draft in storage as far as this form knows, and whether this form wrote it; undefined before it is read. */
  private stored?: { text?: string; isOwn: boolean }
  /** The reference of all tries to send the form, even after a reload: any of them may be the one that has arrived. */
  private reference?: string

  constructor(
    private readonly form: SiteForm,
    private readonly name: string,
    private readonly defaults: FieldValues,
  ) {}

  /**
   * Restores the draft into the fields that are still empty, and saves what is typed from then on. Only the first call
   * does anything.
   * @returns whether anything was restored
   */
  open() {
    if (this.stored) return false
    deleteExpiredDrafts()
    this.stored = { text: storedText(this.name), isOwn: false }
    this.reference = draftTexts(this.name).reference
    const wasTyped = !this.hasInitialText()
    const { values } = this.form.getState()
    const missing = Object.entries(readDraft(this.name, this.defaults)).filter(
      ([field, text]) => values[field] === this.defaults[field] && text !== this.defaults[field],
    )
    this.form.batch(() => {
      for (const [field, text] of missing) this.form.change(field, text)
    })
    let isFirst = true
    this.form.subscribe(
      () => {
        // The library first calls back immediately, with the current values.
        if (!isFirst) this.update()
        isFirst = false
      },
      { values: true },
    )
    // Typed before the form was hydrated.
    if (wasTyped) this.update()
    return missing.length > 0
  }

  /** Gives the draft a reference, unless it has one. @returns the reference, if one could be created */
  keepReference(create: () => string | undefined) {
    this.reference ??= create()
    this.update()
    return this.reference
  }

  /** What is written from now on is another form. */
  dropReference() {
    this.reference = undefined
  }

  /** Saves the draft, or deletes it if there is nothing to keep. */
  update() {
    if (!this.stored) return
    if (this.hasInitialText()) deleteDraft(this.name, this.stored.text)
    else this.stored = { text: saveDraft(this.name, this.form.getState().values, this.reference), isOwn: true }
  }

  /**
   * Calls back when what the form shows was sent or cleared elsewhere: in another tab, or on another page while this one
   * was in the back/forward cache. A different text is kept, and stored again.
   * @returns a function that stops it
   */
  onSentElsewhere(callback: () => void) {
    const stopListening = onDeletedElsewhere(this.name, (text) => {
      if (!this.stored?.isOwn || text === this.stored.text) callback()
      else this.update()
    })
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && this.stored?.text !== undefined && storedText(this.name) === undefined) callback()
    }
    window.addEventListener("pageshow", onPageShow)
    return () => {
      stopListening()
      window.removeEventListener("pageshow", onPageShow)
    }
  }

  private hasInitialText() {
    const { values, initialValues = {} } = this.form.getState()
    return Object.entries(values).every(([field, value]) => typeof value !== "string" || value === initialValues[field])
  }
}
