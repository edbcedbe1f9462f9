declare module "@gatsbyjs/reach-router" {
  /** What Gatsby's router knows of the history: after a move the place before it, until it has heard of it. */
  export const globalHistory: { readonly location: Location }
}
