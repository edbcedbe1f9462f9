import { useEffect, useRef } from "react"

const COPIED_MS = 2000

/** Adds a button that copies a block of code, once. The block is HTML of the build, of which React knows nothing. */
const addButton = (block: Element, copy: string, copied: string) => {
  const bar = block.firstElementChild
  if (!bar || bar.querySelector("button")) return
  const button = document.createElement("button")
  button.type = "button"
  button.textContent = copy
  button.setAttribute("aria-live", "polite")
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector("pre")?.textContent ?? "")
    } catch {
      // The browser forbids it: the code can still be selected.
      return
    }
    button.textContent = copied
    setTimeout(() => {
      button.textContent = copy
    }, COPIED_MS)
  })
  bar.append(button)
}

/**
 * Gives the blocks of code in a text a button each that copies them.
 * @param copy what it says
 * @param copied what it says once the code is copied
 * @returns the ref of the text
 */
export const useCopyButtons = (copy: string, copied: string) => {
  const ref = useRef<HTMLDivElement>(null)
  // After every render: another text brings other blocks.
  useEffect(() => {
    if (!navigator.clipboard) return
    for (const block of ref.current?.querySelectorAll(".code") ?? []) addButton(block, copy, copied)
  })
  return ref
}
