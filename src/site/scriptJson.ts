/** A value as JSON that may be inside a script element: it contains no `<`. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")
