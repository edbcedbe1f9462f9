import { FilterChoices } from "../../components/FilterChoices/FilterChoices"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { partAnchor } from "../../site/anchors"
import { Section } from "../Section/Section"
import { CitationTable } from "./CitationTable"
import { useCitationLabels } from "./useCitationLabels"

/** The citation styles of a service, each as a table that can be filtered by type of source. */
export const CitationGuides = ({ guides }: { guides: readonly Queries.CitationTableFragment[] }) => {
  const labels = useCitationLabels()
  if (guides.length === 0) return null
  const groups = [{ values: [...new Set(guides.flatMap(({ sources }) => sources.map(({ type }) => type)))] }]
  return (
    <Section id={partAnchor(labels.heading)}>
      <SectionHead heading={labels.heading} lede={labels.lede} />
      <FilterChoices label={labels.filter} all={labels.all} groups={groups}>
        {guides.map((guide) => (
          <CitationTable key={guide.slug} style={guide} groups={groups} />
        ))}
      </FilterChoices>
    </Section>
  )
}
