/** Replaces Gatsby's handler of `Head` exports, which no page has: `Seo` writes all heads. */
export const headHandlerForBrowser = () => undefined
