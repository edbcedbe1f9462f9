import { navigate } from "gatsby"
import { isConnected } from "../../site/isConnected"
import { requestToast } from "../toasts/requestToast"

declare global {
  interface Window {
    /**
     * Gatsby's store of the pages that this tab has loaded. If Gatsby renames it, the test "without a connection" in
     * `failureMatrix.e2e.ts` fails.
     */
    ___loader?: { loadPageSync: (path: string) => unknown }
  }
}

/** Whether a page may need a connection that there is none for: pages that this tab has loaded before open without. */
export const mayBeOutOfReach = (path: string) => !navigator.onLine && !window.___loader?.loadPageSync(path)

/**
 * Opens a page, unless the browser, being offline, would show an error page instead: then the visitor stays on this page, and
 * a message says why.
 * @param message the text of the message
 */
export const openPage = async (path: string, message: string, options?: { state?: object }) => {
  if (mayBeOutOfReach(path) && !(await isConnected())) requestToast({ kind: "error", text: message })
  else await navigate(path, options)
}
