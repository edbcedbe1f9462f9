import type { Desk, FieldValues } from "../desk/createDesk"
import { dropDraft, dropOldDrafts, keepDraft, keptText, onDropElsewhere, readDraft } from "./draftStore"

const isDefault = (values: FieldValues, defaults: FieldValues) =>
  Object.entries(values).every(([name, value]) => typeof value !== "string" || value === defaults[name])

/** What each desk's page has last read from, or written to, storage. */
const known = new WeakMap<Desk, string | undefined>()

const restore = (desk: Desk, draft: string) => {
  const kept = readDraft(draft, desk.defaults)
  const untouched = Object.entries(kept).filter(([name]) => desk.read().values[name] === desk.defaults[name])
  const changes = Object.fromEntries(untouched)
  if (isDefault(changes, desk.defaults)) return
  desk.fill(changes)
  desk.update({ restored: true })
}

/** Keeps every change, as long as the desk lives: that may be longer than its page, if a send is under way. */
const keep = (desk: Desk, draft: string) => {
  let { values } = desk.read()
  const write = () => {
    if (desk.read().typed) known.set(desk, keepDraft(draft, values))
  }
  // What was typed before the page came alive.
  if (!isDefault(values, desk.defaults)) write()
  desk.subscribe(() => {
    if (desk.read().values === values) return
    values = desk.read().values
    if (!isDefault(values, desk.defaults)) return write()
    dropDraft(draft, known.get(desk))
    if (desk.read().restored) desk.update({ restored: false })
  })
}

/**
 * Brings a draft back into its form and keeps it there until it is sent.
 * A form that shows a draft which is sent or cleared elsewhere (in another tab, or on another page while this one waited
 * in the browser's memory for Back) is emptied, so that nothing is sent twice.
 * @returns a function that ends the looking out for that
 */
export const openDraft = (desk: Desk, draft: string) => {
  dropOldDrafts()
  if (!known.has(desk)) {
    known.set(desk, keptText(draft))
    restore(desk, draft)
    keep(desk, draft)
  }

  const isOver = (text: string) => {
    const { phase, typed } = desk.read()
    const same = !typed || text === known.get(desk)
    if (same && (phase === "rest" || phase === "failed")) desk.clear()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const text = known.get(desk)
    if (persisted && text !== undefined && keptText(draft) === undefined) isOver(text)
  }
  const stop = onDropElsewhere(draft, isOver)
  window.addEventListener("pageshow", comeBack)
  return () => {
    stop()
    window.removeEventListener("pageshow", comeBack)
  }
}
