declare module "@gatsbyjs/reach-router" {
  /** The location as Gatsby's router knows it: still the previous one until the router has handled a move. */
  export const globalHistory: { readonly location: Location }
}
