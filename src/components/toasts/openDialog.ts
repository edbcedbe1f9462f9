/** The dialog that is open, if any: the rest of the page is inert then, so a message must be inside it to be heard. */
export const openDialog = () => [...document.querySelectorAll("dialog[open]")].at(-1)
