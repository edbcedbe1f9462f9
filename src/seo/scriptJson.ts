/** A value as JSON that may be inside a script element: no `<` is left in it. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")
