import { requestToast } from "../toasts/requestToast"

declare global {
  interface Window {
    /**
     * Gatsby's store of the pages that this tab has loaded. Under another name "a page that was open before opens without a
     * connection" in `faultMatrix.e2e.ts` fails.
     */
    ___loader?: { loadPageSync: (path: string) => unknown }
  }
}

/**
 * Whether visitors have to stay on the page they are on because they have no connection; if so, they are told. The
 * browser would put an error page in its place. Pages that this tab has loaded before open without a connection.
 * @param path the page they want to see
 * @param message what they read
 */
export const staysOffline = (path: string, message: string) => {
  if (navigator.onLine || window.___loader?.loadPageSync(path)) return false
  requestToast({ kind: "error", text: message })
  return true
}
