import { QuietButton } from "../QuietButton"
import * as styles from "../Tools.module.css"
import { CopyResult } from "./CopyResult"
import { htmlOf, listHtmlOf, plainOf } from "./italics"
import { MadeText } from "./MadeText"
import type { Builder, ReferenceTool } from "./useReferenceTool"

/** Saves HTML as a file, which word processors open with its italics. */
const saveFile = (name: string, title: string, body: string) => {
  const html = `<!doctype html><meta charset="utf-8"><title>${htmlOf(title)}</title>\n${body}\n`
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }))
  link.download = `${name}.html`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The references that the reader has kept, in the order of the style, to copy or save as a whole. */
export const ReferenceList = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  const entries = tool.listed.flatMap(({ number, reference }) => (reference.entry ? number + reference.entry : []))
  const html = listHtmlOf(entries)
  if (tool.sources.length === 0) return null
  return (
    <section className={styles.list} aria-label={builder.list}>
      <h3>{builder.list}</h3>
      <ul>
        {tool.listed.map(({ source, number, reference }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be the same
          <li key={at}>
            <p className={`${styles.madeText} ${styles.entry}`}>
              <MadeText text={number + (reference.entry ?? source.title)} />
            </p>
            {!reference.entry && <p className={styles.note}>{builder.notListed}</p>}
            <QuietButton about={source.title} onClick={() => tool.edit(source)}>
              {builder.change}
            </QuietButton>
            <QuietButton about={source.title} onClick={() => tool.remove(source)}>
              {builder.remove}
            </QuietButton>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyResult
          html={html}
          plain={entries.map(plainOf).join("\n")}
          label={builder.copyList}
          copied={builder.copied}
        />
        <QuietButton onClick={() => saveFile(builder.fileName, builder.list, html)}>{builder.saveList}</QuietButton>
      </div>
      <label className={styles.box} data-screen-only>
        <input type="checkbox" checked={tool.isStored} onChange={(event) => tool.store(event.target.checked)} />{" "}
        {builder.store}
      </label>
    </section>
  )
}
