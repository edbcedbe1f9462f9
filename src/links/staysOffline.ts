import { requestToast } from "../toasts/requestToast"

declare global {
  interface Window {
    /**
     * Gatsby's store of the pages that this tab has loaded. Under another name "a page that was open before opens without a
     * connection" in `failureMatrix.e2e.ts` fails.
     */
    ___loader?: { loadPageSync: (path: string) => unknown }
  }
}

/**
 * Whether visitors have to stay on this page because they are offline; if so, shows a message. The browser would replace
 * the page by an error page. Pages that this tab has loaded before open without a connection.
 * @param path the page they want to open
 * @param message the text of the message
 */
export const staysOffline = (path: string, message: string) => {
  if (navigator.onLine || window.___loader?.loadPageSync(path)) return false
  requestToast({ kind: "error", text: message })
  return true
}
