/** The id of the banner that tells of a load failure. No title of a part makes such an anchor (`partAnchor`). */
export const loadFailureBannerId = "_load-failure"

/** The event by which a window is told that the page, or an island of it, does not become interactive. Its `detail` names the file. */
export const loadFailureEvent = "loadfailure"

/** The name of a page's data, where it is they that are missing. */
export const pageDataName = "page-data"

/** Tells the window that a file did not load without which the page, or an island of it, cannot be used. */
export const reportLoadFailure = (file: string) => {
  dispatchEvent(new CustomEvent(loadFailureEvent, { detail: file }))
}
