import { graphql, useStaticQuery } from "gatsby"

/**
 * What every page needs for its frame: one query, since each one more is one more request before a page comes alive.
 * The hooks beside this file say what they take from it.
 */
export const useFrame = () =>
  useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      ...Labels
      ...Site
      ...Navigation
      ...CountryList
      ...GreetingWords
      ...Forms
      ...ChatWords
      ...OfficesWords
      ...SubscriptionWords
    }
  `)
