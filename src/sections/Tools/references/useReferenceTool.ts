import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTyped } from "../useTyped"
import { makeList } from "./makeList"
import { makeReference } from "./makeReference"
import { type StyleWithRules, withItalics } from "./Rules"
import { rowsIn, type Source } from "./sourceValues"
import { useSources } from "./useSources"

export type Builder = NonNullable<Queries.ToolCopyFragment["builder"]>

export type Role = Builder["people"][number]["role"]

const rowsOf = (source: Source) => {
  const of = (role: Role) => rowsIn(source, role)
  const author = of("author")
  return { author: author.length > 0 ? author : [0], editor: of("editor"), translator: of("translator") }
}

/** The state of the tool: what is filled in, what the style makes of it, and the list. */
export const useReferenceTool = (styles: readonly [StyleWithRules, ...StyleWithRules[]]) => {
  const { typed, refill, ...fields } = useTyped<HTMLFormElement>()
  const { style: slug, ...source } = typed
  const style = styles.find((one) => one.slug === slug) ?? styles[0]
  const rules = withItalics(style.rules)
  const place = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(rowsOf({}))
  const { sources, isKept, change, keep } = useSources()

  const listed = makeList(sources, rules)
  const number = listed.filter((one) => one.reference.entry).length + 1
  const reference = makeReference(source, rules, rules.numbering ? { number } : {})
  /** Changes the list, and what is filled in, and focuses a control, since the one that was used goes. */
  const act = (removed: Source | undefined, filled: Source | undefined, ...focused: readonly string[]) => {
    flushSync(() => {
      change(removed, filled && reference && source)
      if (filled) refill({ ...filled, ...(slug && { style: slug }) })
      if (filled) setRows(rowsOf(filled))
    })
    const [control] = focused.flatMap((selector) => place.current?.querySelector<HTMLElement>(selector) ?? [])
    control?.focus()
  }
  return {
    ...{ style, styles, rules, source, rows, setRows, reference, sources, listed, number, isKept, keep, place },
    ...fields,
    /** Puts what is filled in into the list, and empties the fields. */
    add: () => act(undefined, { kind: source.kind ?? "" }, "select"),
    remove: (removed: Source) => act(removed, undefined, "li button", "select"),
    /** Takes a source out of the list, back into the fields; what was there goes into the list. */
    edit: (edited: Source) => act(edited, edited, "[name=title]"),
  }
}

export type ReferenceTool = ReturnType<typeof useReferenceTool>
