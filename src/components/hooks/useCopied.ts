import { useState } from "react"

const COPIED_MS = 2000

/**
 * Copies, and shows for a while that it did; after that, copying again is shown and announced again.
 * @param write writes to the clipboard
 * @param show shows whether it has just been done
 */
export const copyAndShow = async (write: () => Promise<void>, show: (copied: boolean) => void) => {
  try {
    await write()
  } catch {
    // If the browser does not allow it or has no clipboard API, the visitor can still select the text.
    return
  }
  show(true)
  setTimeout(() => show(false), COPIED_MS)
}

/** Returns a function that copies, and whether it has just done so. */
export const useCopied = (write: () => Promise<void>) => {
  const [copied, setCopied] = useState(false)
  return { copied, copy: () => copyAndShow(write, setCopied) }
}
