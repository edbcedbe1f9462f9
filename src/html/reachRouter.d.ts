declare module "@gatsbyjs/reach-router" {
  type ServerLocationProps = import("react").PropsWithChildren<{ url: string }>
  /** Tells links which page they stand on, where there is no browser to ask. Gatsby brings no types of its router. */
  export const ServerLocation: import("react").ComponentType<ServerLocationProps>
}
