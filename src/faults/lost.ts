/** The id of what is said where a page does not come alive. No title of a part makes such an anchor (`anchorOf`). */
export const lostNoteId = "_lost-script"

/** The event by which a window is told that its page does not come alive. Its `detail` names the file that is wanting. */
export const lostEvent = "lost"

/** The name of a page's data, where it is they that are wanting. */
export const lostData = "page-data"

/** A statement for scripts in the head of a page: tells the window that its page has no (sound) data. */
export const loseData = `dispatchEvent(new CustomEvent("${lostEvent}",{detail:"${lostData}"}))`
