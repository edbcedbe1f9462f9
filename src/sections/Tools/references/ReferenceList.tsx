import * as consent from "../../../forms/fields/ConsentField.module.css"
import { QuietButton } from "../QuietButton"
import * as styles from "../Tools.module.css"
import { CopyResult } from "./CopyResult"
import { htmlOf, listHtmlOf, plainOf } from "./italics"
import { MadeText } from "./Results"
import type { Builder, ReferenceTool } from "./useReferenceTool"

/** Saves HTML as a file, which word processors open with its italics. */
const saveFile = (title: string, body: string) => {
  const html = `<!doctype html><meta charset="utf-8"><title>${htmlOf(title)}</title>\n${body}\n`
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }))
  link.download = `${title}.html`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The references that the reader has listed, in the order of the style, to copy or save as a whole. */
export const ReferenceList = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  if (tool.sources.length === 0) return null
  const { copied, copyList, list, saveList } = builder
  const entries = tool.listed.flatMap(({ number, reference }) => (reference.entry ? number + reference.entry : []))
  const html = listHtmlOf(entries)
  return (
    <section className={styles.list} aria-label={list}>
      <h3>{list}</h3>
      <ul>
        {tool.listed.map(({ source, number, reference }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be the same
          <li key={at}>
            <p className={styles.made}>
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
      <CopyResult html={html} plain={entries.map(plainOf).join("\n")} label={copyList} copied={copied} />
      <QuietButton onClick={() => saveFile(list, html)}>{saveList}</QuietButton>
      <label className={consent.consent} data-screen-only>
        <input
          type="checkbox"
          className={consent.box}
          checked={tool.isKept}
          onChange={({ target }) => tool.keep(target.checked)}
        />
        {builder.store}
      </label>
    </section>
  )
}
