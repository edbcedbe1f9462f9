import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden"
import * as styles from "../Tools.module.css"
import { CopyResult } from "./CopyResult"
import { htmlOf } from "./italics"
import { MadeText } from "./MadeText"
import type { Builder, ReferenceTool } from "./useReferenceTool"

/** Saves HTML as a file, which word processors open with its italics. */
const saveFile = (name: string, title: string, texts: readonly string[]) => {
  const paragraphs = texts.map((text) => `<p>${htmlOf(text)}</p>`).join("\n")
  const html = `<!doctype html><meta charset="utf-8"><title>${htmlOf(title)}</title>\n${paragraphs}\n`
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }))
  link.download = `${name}.html`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The references that the reader has kept, in the order of the style, to copy or save as a whole. */
export const ReferenceList = ({ builder, tool }: { builder: Builder; tool: ReferenceTool }) => {
  const { listed } = tool
  const texts = listed.map(({ number, reference }) => number + (reference.entry ?? ""))
  if (tool.sources.length === 0) return null
  return (
    <section className={styles.list} aria-label={builder.list}>
      <h3>{builder.list}</h3>
      <ul>
        {listed.map(({ source }, at) => (
          <li key={texts[at]}>
            <p className={styles.madeText}>
              <MadeText text={texts[at] ?? ""} />
            </p>
            {[
              { label: builder.change, act: tool.edit },
              { label: builder.remove, act: tool.remove },
            ].map(({ label, act }) => (
              <button key={label} type="button" className={styles.quietButton} onClick={() => act(source)}>
                {label}
                <VisuallyHidden> {source.title}</VisuallyHidden>
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p>
        <CopyResult texts={texts} label={builder.copyList} copied={builder.copied} />
        <button
          type="button"
          className={styles.quietButton}
          onClick={() => saveFile(builder.fileName, builder.list, texts)}
        >
          {builder.saveList}
        </button>
      </p>
      <label className={styles.box}>
        <input type="checkbox" checked={tool.isStored} onChange={(event) => tool.store(event.target.checked)} />{" "}
        {builder.store}
      </label>
    </section>
  )
}
