import { graphql, useStaticQuery } from "gatsby"

/**
 * What every page needs for its frame to come alive: one query, since each one more is one more request before that.
 * The hooks beside this file say what they take from it; what only late parts need is in `useLateFrame`.
 */
export const useFrame = () =>
  useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      ...Labels
      ...Site
      ...Navigation
      ...CountryList
      ...GreetingWords
    }
  `)
