import { graphql, useStaticQuery } from "gatsby"
import { FaqList } from "./FaqList"

/** From how many on questions can be searched. */
const SEARCHED = 4

/** The own questions of a service or a tool, with the labels of the common ones. */
export const ServiceFaqs = ({ service }: { service: Queries.ServiceFaqsFragment }) => {
  const { faqs } = useStaticQuery<Queries.FaqLabelsQuery>(graphql`
    query FaqLabels {
      faqs {
        kicker
        heading
        searchLabel
        empty
      }
    }
  `)
  const { kicker, heading, searchLabel, empty } = faqs
  return (
    <FaqList
      id="service-faqs"
      kicker={kicker}
      heading={service.faqsHeading ?? heading}
      searchLabel={service.faqs.length < SEARCHED ? undefined : searchLabel}
      empty={empty}
      items={service.faqs}
    />
  )
}

export const serviceFaqs = graphql`
  fragment ServiceFaqs on Service {
    faqsHeading
    faqs {
      question
      aliases
      answer
    }
  }
`
