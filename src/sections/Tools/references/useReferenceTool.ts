import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTyped } from "../useTyped"
import { plainOf } from "./italics"
import { makeList } from "./makeList"
import { makeReference } from "./makeReference"
import { type StyleWithRules, withItalics } from "./Rules"
import { loadSources, storeSources } from "./sourceStore"
import { rowsIn, type Source } from "./sourceValues"

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
  const [sources, setSources] = useState<readonly Source[]>([])
  const [isStored, setStored] = useState(false)

  useEffect(() => {
    const stored = loadSources()
    if (!stored) return
    setSources(stored)
    setStored(true)
  }, [])
  const store = (keeps: boolean, changed = sources) => {
    setSources(changed)
    setStored(keeps)
    storeSources(keeps ? changed : undefined)
  }
  /** Changes the list and what is filled in, and focuses the first of some controls, since the one that was used goes. */
  const change = (changed: readonly Source[], filled: Source | undefined, ...focused: readonly string[]) => {
    flushSync(() => {
      store(isStored, changed)
      if (filled) refill({ ...filled, ...(slug && { style: slug }) })
      if (filled) setRows(rowsOf(filled))
    })
    const [control] = focused.flatMap((selector) => place.current?.querySelector<HTMLElement>(selector) ?? [])
    control?.focus()
  }

  const listed = makeList(sources, rules)
  const number = listed.filter((one) => one.reference.entry).length + 1
  const reference = makeReference(source, rules, rules.numbering ? { number } : {})
  const made = plainOf(reference?.entry ?? reference?.citations[0]?.text ?? "")
  /** The list with what is filled in, if that suffices for a reference. */
  const all = reference ? [...sources, source] : sources
  return {
    style,
    styles,
    rules,
    source,
    ...fields,
    rows,
    setRows,
    reference,
    made,
    sources,
    listed,
    number,
    isStored,
    place,
    /** Puts what is filled in into the list, and empties the fields. */
    keep: () => change(all, { kind: source.kind ?? "" }, "select"),
    remove: (removed: Source) =>
      change(
        sources.filter((one) => one !== removed),
        undefined,
        "li button",
        "select",
      ),
    /** Takes a source out of the list, back into the fields; what was there goes into the list. */
    edit: (edited: Source) =>
      change(
        all.filter((one) => one !== edited),
        edited,
        "[name=title]",
      ),
    store,
  }
}

export type ReferenceTool = ReturnType<typeof useReferenceTool>
