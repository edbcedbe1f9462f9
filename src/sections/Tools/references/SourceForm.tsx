import type { FormEvent, MouseEvent } from "react"
import { buttonClass } from "../../../components/Button/buttonClass"
import { QuietButton } from "../QuietButton"
import { ToolField } from "../ToolField"
import { ToolRows } from "../ToolRows"
import * as styles from "../Tools.module.css"
import { fieldsOf } from "./makeReference"
import type { Builder, ReferenceTool, Role } from "./useReferenceTool"

/** The fields of templates for which a role is asked. */
const roleFields: Readonly<Record<Role, readonly string[]>> = {
  author: ["author", "by"],
  editor: ["editors"],
  translator: ["translators"],
}

/** The fields whose keyboard on phones is another than that of letters. */
const inputModes: Readonly<Record<string, "numeric" | "url">> = { year: "numeric", day: "numeric", url: "url" }

/** Fills today into the date field beside a button. */
const fillToday = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const field = currentTarget.parentElement?.querySelector("input")
  if (!field) return
  const now = new Date()
  field.valueAsNumber = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

interface SourceFormProps {
  builder: Builder
  tool: ReferenceTool
  /** Has a screen reader say what results. */
  say: (listed?: string) => void
}

/** The fields that a style needs for a kind of source. What is typed stays when another kind does without a field. */
export const SourceForm = ({ builder, tool, say }: SourceFormProps) => {
  const { rules, styles: all, source, rows, kept, version } = tool
  const kind = rules.kinds.find(({ type }) => type === source.kind) ?? rules.kinds[0]
  const used = kind ? fieldsOf(kind, rules) : new Set<string>()
  const isAsked = (role: Role) => roleFields[role].some((field) => used.has(field)) || (role === "editor" && kind?.lead)
  const keptIn = (name: string) => ({ name, defaultValue: kept[name] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tool.add()
    say(builder.list)
  }
  return (
    // Before hydration, a submit with this method does nothing.
    <form
      {...tool.area}
      method="dialog"
      className={styles.tool}
      onSubmit={submit}
      onBlur={() => say()}
      data-needs-script
    >
      <div className={styles.fields} key={`choices ${version}`}>
        {all.length > 1 && (
          <ToolField {...keptIn("style")} label={builder.style} options={all.map(({ slug, name }) => [slug, name])} />
        )}
        <ToolField {...keptIn("kind")} label={builder.kind} options={rules.kinds.map(({ type }) => [type, type])} />
      </div>
      {builder.people.map(
        ({ role, name, add }) =>
          isAsked(role) && (
            <ToolRows
              key={`${role} ${version}`}
              rows={rows[role]}
              onRows={(changed) => tool.setRows({ ...rows, [role]: changed })}
              labels={{ name, add, remove: builder.remove, up: builder.up }}
              least={role === "author" ? 1 : 0}
            >
              {(row, at) =>
                (["family", "given", "organisation"] as const).map((part) => (
                  <ToolField
                    key={part}
                    {...keptIn(`${role}.${row}.${part}`)}
                    label={builder[part]}
                    hint={part === "given" && at === 0 ? builder.givenHint : undefined}
                  />
                ))
              }
            </ToolRows>
          ),
      )}
      <div className={styles.fields} key={`fields ${version}`}>
        {builder.fields.map(
          ({ field, label, hint }) =>
            used.has(field) && (
              <ToolField
                key={field}
                {...keptIn(field)}
                label={label}
                hint={hint}
                required={field === "title"}
                wide={field === "title"}
                type={field === "accessed" ? "date" : undefined}
                inputMode={inputModes[field]}
              >
                {field === "accessed" && <QuietButton onClick={fillToday}>{builder.today}</QuietButton>}
              </ToolField>
            ),
        )}
      </div>
      <button type="submit" className={buttonClass({ tone: "strong" })}>
        {builder.keep}
      </button>
    </form>
  )
}
