/** Replaces Gatsby's Slice component, which this site does not use. */
export const Slice = () => null
