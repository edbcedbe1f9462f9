import { useEffect, useRef } from "react"
import { copyAndShow } from "../../components/hooks/useCopied"

/** Adds a copy button to a code block, once. The block is HTML from the build, which React does not manage. */
const addButton = (block: Element, copy: string, copied: string) => {
  const bar = block.firstElementChild
  if (!bar || bar.querySelector("button")) return
  const button = document.createElement("button")
  button.type = "button"
  button.textContent = copy
  button.setAttribute("aria-live", "polite")
  button.addEventListener("click", () =>
    copyAndShow(
      () => navigator.clipboard.writeText(block.querySelector("pre")?.textContent ?? ""),
      (isCopied) => {
        button.textContent = isCopied ? copied : copy
      },
    ),
  )
  bar.append(button)
}

/**
 * Adds a copy button to each code block of a text.
 * @param copy the button's label
 * @param copied its label after copying
 * @returns the ref of the text
 */
export const useCopyButtons = (copy: string, copied: string) => {
  const ref = useRef<HTMLDivElement>(null)
  // After every render, since a different text has different blocks.
  useEffect(() => {
    if (!navigator.clipboard) return
    for (const block of ref.current?.querySelectorAll(".code") ?? []) addButton(block, copy, copied)
  })
  return ref
}
