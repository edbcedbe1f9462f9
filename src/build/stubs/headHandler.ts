/** Replaces what handles Gatsby's `Head` exports. No page has one: `Seo` writes all heads. */
export const headHandlerForBrowser = () => undefined
