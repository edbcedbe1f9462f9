/** Milliseconds that a send may take; neither the mail client nor the browser sets a limit. */
export const patience = 15_000
