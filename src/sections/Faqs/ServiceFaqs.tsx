import { graphql, useStaticQuery } from "gatsby"
import { FaqList } from "./FaqList"

/** A service's own questions, with the labels of the common ones. */
export const ServiceFaqs = ({ service }: { service: Queries.ServiceFaqsFragment }) => {
  const { faqs } = useStaticQuery<Queries.FaqLabelsQuery>(graphql`
    query FaqLabels {
      faqs {
        kicker
        searchLabel
        empty
      }
    }
  `)
  const { kicker, searchLabel, empty } = faqs
  return (
    <FaqList
      id="service-faqs"
      kicker={kicker}
      heading={service.faqsHeading}
      searchLabel={searchLabel}
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
