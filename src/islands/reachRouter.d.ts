declare module "@gatsbyjs/reach-router" {
  /** The location that Gatsby's router knows: after a move the former one, until the router has handled the move. */
  export const globalHistory: { readonly location: Location }
}
