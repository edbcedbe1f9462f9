/** The id of the banner that reports a load failure. It cannot clash with the anchor of a part (`partAnchor`). */
export const loadFailureBannerId = "_load-failure"

/** The window event for a page, or an island of it, that cannot become interactive. Its `detail` names the file. */
export const loadFailureEvent = "loadfailure"

/** The name of the page's data in that event. */
export const pageDataName = "page-data"

/** The window event for a part that is loaded on use, such as the chat, and did not load; only where the site is measured. */
export const partFailureEvent = "partfailure"

/** The banner that reports a load failure. Its data have the texts, for code that runs without React. */
export const loadFailureBanner = () => document.getElementById(loadFailureBannerId)

/** Dispatches the event: the page, or an island of it, needs a file that did not load. */
export const reportLoadFailure = (file: string) => {
  dispatchEvent(new CustomEvent(loadFailureEvent, { detail: file }))
}

/** Hides the banner if it names this file, which has been loaded after all. */
export const withdrawLoadFailure = (file: string) => {
  const banner = loadFailureBanner()
  if (banner?.dataset.file === file) banner.hidden = true
}
