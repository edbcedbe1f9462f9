/**
 * Copies a text, with its italics if the browser can write formatted text.
 * @throws NotAllowedError (by rejection) if the browser refuses
 */
export const copyFormatted = async (html: string, text: string) => {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text)
  const item = new ClipboardItem({
    "text/html": new Blob([html], { type: "text/html" }),
    "text/plain": new Blob([text], { type: "text/plain" }),
  })
  return navigator.clipboard.write([item])
}
