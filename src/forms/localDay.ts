/** A day of the visitor's own calendar as YYYY-MM-DD. */
export const localDay = (moment: Date) =>
  [
    String(moment.getFullYear()).padStart(4, "0"),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-")
