/** The file of a page in what is published. */
export const publishedPage = (address: string) => `dist${address === "/" ? "/index" : address}.html`
