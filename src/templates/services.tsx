import { graphql, type PageProps } from "gatsby"
import { defineIsland } from "../islands/Island"
import { ServiceIndex } from "../sections/ServiceIndex/ServiceIndex"
import { SimplePage } from "../sections/SimplePage/SimplePage"
import { TextSection } from "../sections/TextBlocks/TextSection"

const SubjectSlider = defineIsland({
  name: "subjects",
  load: async () =>
    (await import(/* webpackChunkName: "island-subjects" */ "../sections/SubjectSlider/SubjectSlider")).SubjectSlider,
})

/** The services by group: all of them, or on a large site the first of each group. */
const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, allService, navigation, serviceLists } = data
  if (!page) return null
  return (
    <SimplePage page={page} kind="CollectionPage">
      <ServiceIndex members={allService.group} groups={navigation.groups} all={serviceLists.all} />
      <SubjectSlider />
      <TextSection sections={page.sections} />
    </SimplePage>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage($first: Int) {
    page(slug: { eq: "services" }) {
      ...PageCopy
    }
    navigation {
      groups {
        ...IndexedGroup
      }
    }
    serviceLists {
      all
    }
    allService(filter: { hidden: { ne: true } }, sort: { name: ASC }) {
      group(field: { group: SELECT }, limit: $first) {
        ...GroupedServices
      }
    }
  }
`
