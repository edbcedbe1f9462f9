/** The present day in UTC, as YYYY-MM-DD. */
export const today = () => new Date().toISOString().slice(0, 10)
