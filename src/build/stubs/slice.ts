/** Stands for Gatsby's parts of pages that are built for themselves, of which this site has none. */
export const Slice = () => null
