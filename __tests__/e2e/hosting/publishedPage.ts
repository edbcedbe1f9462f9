/** The published file of a page. */
export const publishedPage = (address: string) => `dist${address === "/" ? "/index" : address}.html`
