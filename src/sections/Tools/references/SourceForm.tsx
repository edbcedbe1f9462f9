import { type FormEvent, useEffect, useRef } from "react"
import { buttonClass } from "../../../components/Button/buttonClass"
import { ToolChoice } from "../ToolChoice"
import { ToolField } from "../ToolField"
import * as styles from "../Tools.module.css"
import { fieldsOf } from "./makeReference"
import { PersonRows } from "./PersonRows"
import { type Builder, type ReferenceTool, roleFields } from "./useReferenceTool"

/** The fields whose keyboard on phones is another than that of letters. */
const inputModes: Readonly<Record<string, "numeric" | "url">> = { year: "numeric", day: "numeric", url: "url" }

/** The fields that a style needs for a kind of source. What is typed stays when another kind does without a field. */
export const SourceForm = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  const { style, rules, styles: all, source, rows } = tool
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    if (form.current) tool.read(Object.fromEntries(new FormData(form.current)) as Record<string, string>)
  }
  const kind = rules.kinds.find(({ type }) => type === source.kind) ?? rules.kinds[0]
  const used = kind ? fieldsOf(kind, rules) : new Set<string>()
  // What was typed before hydration, and what a row or field that comes or goes changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change which fields there are
  useEffect(read, [rows, source.kind, style.slug])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tool.keep()
    form.current?.querySelector("select")?.focus()
  }
  const { kinds } = builder
  return (
    <form ref={form} className={styles.form} onInput={read} onSubmit={submit} data-needs-script>
      <div className={styles.fields}>
        {all.length > 1 && (
          <ToolChoice
            label={builder.style}
            value={style.slug}
            onChoose={tool.setStyle}
            options={all.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
        <ToolChoice
          label={builder.kind}
          name="kind"
          value={source.kind ?? ""}
          onChoose={tool.setKind}
          options={kinds.map(({ type, label }) => ({ value: type, label }))}
        />
      </div>
      {builder.people
        .filter(({ role }) => roleFields[role].some((field) => used.has(field)) || (role === "editor" && kind?.lead))
        .map((people) => (
          <PersonRows
            key={`${people.role} ${tool.version}`}
            builder={builder}
            people={people}
            rows={rows[people.role]}
            onRows={(changed) => tool.setRows({ ...rows, [people.role]: changed })}
            filled={tool.filled}
          />
        ))}
      <div className={styles.fields} key={tool.version}>
        {builder.fields
          .filter(({ field }) => used.has(field))
          .map(({ field, label, hint }) => (
            <ToolField
              key={field}
              name={field}
              label={label}
              hint={hint}
              type={field === "accessed" ? "date" : undefined}
              inputMode={inputModes[field]}
              defaultValue={tool.filled[field]}
            />
          ))}
      </div>
      <button type="submit" className={buttonClass({ tone: "strong" })}>
        {builder.keep}
      </button>
    </form>
  )
}
