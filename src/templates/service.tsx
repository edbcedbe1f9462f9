import { graphql, type PageProps } from "gatsby"
import { SharedPart } from "../html/SharedPart"
import { FaqList } from "../sections/Faqs/FaqList"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { Reasons } from "../sections/Reasons/Reasons"
import { RelatedServices } from "../sections/RelatedServices/RelatedServices"
import { Sections } from "../sections/Section/Sections"
import { ServiceCards } from "../sections/ServiceCards/ServiceCards"
import { ServiceText } from "../sections/ServiceText/ServiceText"
import { SubjectSlider } from "../sections/SubjectSlider/SubjectSlider"
import { TrustFacts } from "../sections/TrustFacts/TrustFacts"
import { Workflow } from "../sections/Workflow/Workflow"
import { Seo } from "../seo/Seo"
import { service as serviceThing } from "../seo/structured/service"
import { servicePath } from "../site/servicePath"
import { useCountries } from "../site/useCountries"
import { useLabels } from "../site/useLabels"
import { useSite } from "../site/useSite"

/** A service landing page (specification, section 2; decisions, 'Sections whose place is not shown'). */
const ServicePage = ({ data, location }: PageProps<Queries.ServicePageQuery>) => {
  const { navigation } = useLabels()
  const site = useSite()
  const countries = useCountries()
  const { service, faqs } = data
  if (!service || !faqs) return null
  const trail = [{ label: navigation.services, to: "/services" }, { label: service.name }]
  return (
    <Sections>
      <Seo
        {...service.seo}
        path={servicePath(service)}
        trail={trail}
        about={serviceThing(
          site,
          service,
          countries.filter(({ detected }) => !detected).map(({ name }) => name),
        )}
      />
      <EnquiryHero {...service} state={location.state} trail={trail} formPart="service form" />
      <SharedPart name="service trust">
        <TrustFacts />
      </SharedPart>
      <ServiceText service={service} />
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
}

export default ServicePage

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      slug
      name
      heading
      subheading
      seo {
        title
        description
      }
      picture {
        ...PictureHero
      }
      enquiry {
        heading
        intro
      }
      ...ServiceText
      faqsHeading
      faqs {
        question
        answer
      }
      related {
        ...RelatedService
      }
    }
    faqs {
      kicker
      searchLabel
      empty
    }
  }
`
