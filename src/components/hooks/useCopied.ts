import { useState } from "react"

const COPIED_MS = 2000

/**
 * Copies, and shows for a while that it has been done: a second copy is then shown, and announced, again.
 * @param write writes to the clipboard
 * @param show shows whether it has just been done
 */
export const copyAndShow = async (write: () => Promise<void>, show: (copied: boolean) => void) => {
  try {
    await write()
  } catch {
    // Where the browser does not allow it, or has no clipboard for the page, the text can still be selected.
    return
  }
  show(true)
  setTimeout(() => show(false), COPIED_MS)
}

/** A function that copies, and whether it has just done so. */
export const useCopied = (write: () => Promise<void>) => {
  const [copied, setCopied] = useState(false)
  return { copied, copy: () => copyAndShow(write, setCopied) }
}
