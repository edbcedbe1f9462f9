import { execFileSync } from "node:child_process"
import type { RichTextField } from "@sveltia/cms"
import { editorFieldsOf } from "../../../../src/gatsby-node/admin/fieldOf"

/** The functions of the editing program that read and write a rich text. */
interface Editing {
  BUTTON_NAME_MAP: Record<string, string>
  setCodeHighlighterLoaders: (loaders: { loadEngine: () => Promise<never> }) => void
  initEditor: (config: object) => { editor: Editor; enabledTransformers: unknown }
  convertMarkdownToLexical: (editor: Editor, markdown: string, transformers: unknown) => Promise<void>
  onEditorUpdate: (editor: Pick<Editor, "getRootElement">, transformers: unknown) => void
}

interface Editor {
  getRootElement: () => Pick<EventTarget, "dispatchEvent">
  update: (change: () => void, options: { discrete: boolean }) => void
}

/** Bundled in a process of its own, since esbuild does not run in jsdom. */
const script = () => {
  const bundle = `require(${JSON.stringify(require.resolve("./bundleRichText.ts"))}).bundleRichText()`
  const code = `${bundle}.then((text) => process.stdout.write(text))`
  return execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", code], { encoding: "utf8", maxBuffer: 2 ** 26 })
}

/**
 * The editing program's rich text editor, without its page.
 * @returns what the editor makes of a Markdown text as soon as it shows it
 */
export const startRichText = () => {
  const editing: Editing = new Function(`${script()}; return editing`)()
  const [field] = editorFieldsOf({ properties: { text: { type: "string", "x-markdown": "block" } } }) as RichTextField[]
  const names = [...(field?.buttons ?? []), ...(field?.editor_components ?? [])]
  // The page has no colouring of code.
  editing.setCodeHighlighterLoaders({ loadEngine: () => Promise.reject(new Error("left out")) })
  const { editor, enabledTransformers } = editing.initEditor({
    enabledButtons: names.map((name) => editing.BUTTON_NAME_MAP[name]),
    useMarkdownShortcuts: false,
  })
  return async (markdown: string) => {
    await editing.convertMarkdownToLexical(editor, markdown, enabledTransformers)
    let written = ""
    const dispatchEvent = (event: Event) => {
      written = (event as CustomEvent<{ value: string }>).detail.value
      return true
    }
    const root = { getRootElement: () => ({ dispatchEvent }) }
    editor.update(() => editing.onEditorUpdate(root, enabledTransformers), { discrete: true })
    return written
  }
}
