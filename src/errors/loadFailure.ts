/** The id of the banner that reports a load failure. No title of a part makes such an anchor (`partAnchor`). */
export const loadFailureBannerId = "_load-failure"

/** The window event that the page, or an island of it, does not become interactive. Its `detail` names the file. */
export const loadFailureEvent = "loadfailure"

/** The name in that event for the page's data. */
export const pageDataName = "page-data"

/** Reports to the window that a file did not load which the page, or an island of it, needs. */
export const reportLoadFailure = (file: string) => {
  dispatchEvent(new CustomEvent(loadFailureEvent, { detail: file }))
}
