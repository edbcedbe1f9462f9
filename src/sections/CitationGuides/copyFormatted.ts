/** Copies what an element shows, with its italics where the browser can write formatted text. */
export const copyFormatted = async (element: HTMLElement) => {
  const text = element.textContent ?? ""
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text)
  const item = new ClipboardItem({
    "text/html": new Blob([element.innerHTML], { type: "text/html" }),
    "text/plain": new Blob([text], { type: "text/plain" }),
  })
  return navigator.clipboard.write([item])
}
