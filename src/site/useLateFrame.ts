import { graphql, useStaticQuery } from "gatsby"
import { keepLate } from "../late/lateResults"

/** What late parts are made of on more than one page: one file, which the browser keeps. */
export const useLateFrame = () =>
  keepLate(
    useStaticQuery<Queries.LateFrameQuery>(graphql`
      query LateFrame {
        ...FooterWords
        ...MessagingWords
        ...Forms
        ...ChatWords
        ...OfficesWords
        ...SubscriptionWords
        ...ServiceCardsWords
        ...WorkflowWords
        ...ReasonsWords
        ...SubjectSliderWords
        ...RestrictionWords
        ...OrderingWords
      }
    `),
  )
