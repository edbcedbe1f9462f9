/** Stands for what writes the head by Gatsby's `Head` exports. No page has one: `Seo` writes all heads. */
export const headHandlerForBrowser = () => undefined
