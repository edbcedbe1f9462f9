import { requestToast } from "../toasts/requestToast"

declare global {
  interface Window {
    /**
     * Gatsby's store of the pages that this tab has loaded. If Gatsby renames it, "a page that was open before opens
     * without a connection" in `failureMatrix.e2e.ts` fails.
     */
    ___loader?: { loadPageSync: (path: string) => unknown }
  }
}

/**
 * Whether the visitor must stay on this page because the browser, being offline, would show an error page; if so, shows
 * a message. Pages that this tab has loaded before open without a connection.
 * @param path the page to be opened
 * @param message the text of the message
 */
export const staysOffline = (path: string, message: string) => {
  if (navigator.onLine || window.___loader?.loadPageSync(path)) return false
  requestToast({ kind: "error", text: message })
  return true
}
