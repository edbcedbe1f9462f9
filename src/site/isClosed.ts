/**
 * Whether an opening's last day has passed.
 * @param validThrough the last day to apply, as YYYY-MM-DD
 * @param today the current day, likewise
 */
export const isClosed = (validThrough: string, today: string) => validThrough < today
