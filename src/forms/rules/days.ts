/** Whether a text is a day as the browser's date fields write it: YYYY-MM-DD, with more digits for years after 9999. */
export const isDay = (text: string) => /^[0-9]{4,6}-[0-9]{2}-[0-9]{2}$/.test(text)

/** A day of the visitor's own calendar as YYYY-MM-DD. */
export const localDay = (moment: Date) =>
  [
    String(moment.getFullYear()).padStart(4, "0"),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-")
