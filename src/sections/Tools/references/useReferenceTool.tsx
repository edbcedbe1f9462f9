import { useEffect, useState } from "react"
import { useSaid } from "../useSaid"
import { plainOf } from "./italics"
import { makeList } from "./makeList"
import { makeReference } from "./makeReference"
import { type StyleWithRules, withItalics } from "./Rules"
import { loadSources, storeSources } from "./sourceStore"
import type { Source } from "./sourceValues"

export type Builder = NonNullable<Queries.ToolCopyFragment["builder"]>

type Role = Builder["people"][number]["role"]

/** The fields of templates for which a role is asked. */
export const roleFields: Readonly<Record<Role, readonly string[]>> = {
  author: ["author", "by"],
  editor: ["editors"],
  translator: ["translators"],
}

type Rows = Readonly<Record<Role, readonly number[]>>

/** One empty row for an author. */
const noRows: Rows = { author: [0], editor: [], translator: [] }

const rowsIn = (source: Source): Rows => {
  const of = (role: Role) => [
    ...new Set(Object.keys(source).flatMap((name) => (name.startsWith(`${role}.`) ? Number(name.split(".")[1]) : []))),
  ]
  return {
    author: of("author").length > 0 ? of("author") : noRows.author,
    editor: of("editor"),
    translator: of("translator"),
  }
}

/** The state of the tool: what is filled in, what the style makes of it, and the list. */
export const useReferenceTool = (styles: readonly StyleWithRules[], first: StyleWithRules) => {
  const [slug, setStyle] = useState(first.slug)
  const style = styles.find((one) => one.slug === slug) ?? first
  const rules = withItalics(style.rules)
  const [source, setSource] = useState<Source>({ kind: rules.kinds[0]?.type ?? "" })
  /** Everything that was typed, also into fields that the present kind does without. */
  const [filled, setFilled] = useState<Source>({})
  const [rows, setRows] = useState(noRows)
  /** Rises when the fields are filled anew. */
  const [version, setVersion] = useState(0)
  const [sources, setSources] = useState<readonly Source[]>([])
  const [isStored, setStored] = useState(false)

  useEffect(() => {
    const stored = loadSources()
    if (!stored) return
    setSources(stored)
    setStored(true)
  }, [])
  const change = (changed: readonly Source[], keeps = isStored) => {
    setSources(changed)
    storeSources(keeps ? changed : undefined)
  }

  const refill = (next: Source, nextRows: Rows) => {
    setSource(next)
    setFilled(next)
    setRows(nextRows)
    setVersion(version + 1)
  }
  const place = rules.numbering ? { number: sources.length + 1 } : {}
  const reference = makeReference(source, rules, place)
  const said = reference?.entry ?? reference?.citations[0]?.text ?? ""
  return {
    style,
    styles,
    rules,
    setStyle,
    source,
    filled,
    rows,
    setRows,
    version,
    reference,
    sources,
    listed: makeList(sources, rules),
    isStored,
    ...useSaid(plainOf(said)),
    read: (typed: Source) => {
      setSource(typed)
      setFilled((before) => ({ ...before, ...typed }))
    },
    setKind: (kind: string) => setSource({ ...source, kind }),
    /** Puts what is filled in into the list, and empties the fields. */
    keep: () => {
      if (!reference) return
      change([...sources, source])
      refill({ kind: source.kind ?? "" }, noRows)
    },
    remove: (removed: Source) => change(sources.filter((one) => one !== removed)),
    /** Takes a source out of the list, back into the fields. */
    edit: (edited: Source) => {
      change(sources.filter((one) => one !== edited))
      refill(edited, rowsIn(edited))
    },
    store: (keeps: boolean) => {
      setStored(keeps)
      change(sources, keeps)
    },
  }
}

export type ReferenceTool = ReturnType<typeof useReferenceTool>
