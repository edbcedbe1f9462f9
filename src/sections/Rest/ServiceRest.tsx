import { SharedPart } from "../../html/SharedPart"
import { FaqList } from "../Faqs/FaqList"
import { OrderingInShort } from "../Ordering/OrderingInShort"
import { Reasons } from "../Reasons/Reasons"
import { RelatedServices } from "../RelatedServices/RelatedServices"
import { Sections } from "../Section/Sections"
import { ServiceCards } from "../ServiceCards/ServiceCards"
import { ServiceSamples } from "../ServiceSamples/ServiceSamples"
import { ServiceText } from "../ServiceText/ServiceText"
import { SubjectSlider } from "../SubjectSlider/SubjectSlider"
import { TrustFacts } from "../TrustFacts/TrustFacts"
import { Workflow } from "../Workflow/Workflow"

interface ServiceRestProps {
  service: NonNullable<Queries.ServicePageQuery["service"]>
  faqs: NonNullable<Queries.ServicePageQuery["faqs"]>
  samples: Queries.ServicePageQuery["samples"]["nodes"]
}

/** The page of a service below its first view (docs/specification.md, Service pages). */
export const ServiceRest = ({ service, faqs, samples }: ServiceRestProps) => (
  <Sections>
    <SharedPart name="service trust">
      <TrustFacts />
    </SharedPart>
    <ServiceText service={service} />
    <ServiceSamples samples={samples} />
    <Workflow service={service.slug} />
    <SharedPart name="service reasons">
      <Reasons />
    </SharedPart>
    <SharedPart name="service cards">
      <ServiceCards />
    </SharedPart>
    <SharedPart name="service subjects">
      <SubjectSlider />
    </SharedPart>
    <SharedPart name="service ordering">
      <OrderingInShort />
    </SharedPart>
    <FaqList
      id="service-faqs"
      kicker={faqs.kicker}
      heading={service.faqsHeading}
      searchLabel={faqs.searchLabel}
      empty={faqs.empty}
      items={service.faqs}
    />
    <RelatedServices services={service.related} />
  </Sections>
)
