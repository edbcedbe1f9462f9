import { graphql } from "gatsby"
import { useState } from "react"
import { Link } from "../../../components/links/Link"
import { SectionHead } from "../../../components/SectionHead/SectionHead"
import { Status } from "../../../components/VisuallyHidden/Status"
import { citationAnchor, partAnchor } from "../../../site/anchors"
import { servicePath } from "../../../site/entryPaths"
import { Section } from "../../Section/Section"
import * as styles from "../Tools.module.css"
import { plainOf } from "./italics"
import { ReferenceList } from "./ReferenceList"
import { Results } from "./Results"
import type { StyleWithRules } from "./Rules"
import { SourceForm } from "./SourceForm"
import { type Builder, useReferenceTool } from "./useReferenceTool"

interface ReferenceBuilderProps {
  builder: Builder
  /** The styles to choose from; those without rules are left out. */
  styles: readonly Queries.StyleRulesFragment[]
  /** Whether it links to the tables of the styles. */
  hasLinks?: boolean
}

/** The tool that builds references, by the rules of the citation styles. Without any rules, nothing. */
export const ReferenceBuilder = ({ styles: all, ...props }: ReferenceBuilderProps) => {
  const [first, ...others] = all.filter((style): style is StyleWithRules => style.rules !== null)
  return first ? <Tool styles={[first, ...others]} {...props} /> : null
}

interface ToolProps extends ReferenceBuilderProps {
  styles: readonly [StyleWithRules, ...StyleWithRules[]]
}

const Tool = ({ builder, styles: all, hasLinks }: ToolProps) => {
  const tool = useReferenceTool(all)
  const [said, setSaid] = useState("")
  const { reference, sources } = tool
  const made = plainOf(reference?.entry ?? reference?.citations[0]?.text ?? "")
  const hasMade = Boolean(reference) || sources.length > 0
  return (
    <Section id={partAnchor(builder.heading)}>
      <SectionHead heading={builder.heading} lede={builder.lede} />
      <noscript>
        <p className={styles.note}>{builder.withoutScript}</p>
      </noscript>
      <div ref={tool.place} className={styles.builder}>
        <SourceForm
          builder={builder}
          tool={tool}
          say={(listed) => setSaid([listed, made].filter(Boolean).join(": "))}
        />
        <div className={styles.side} data-needs-script={!hasMade || undefined} data-printed={hasMade || undefined}>
          <Results builder={builder} tool={tool} />
          <ReferenceList builder={builder} tool={tool} />
        </div>
        <Status text={said} />
      </div>
      {hasLinks && (
        <p className={styles.note}>
          {builder.tables}{" "}
          {all.map(
            ({ slug, name, services: [service] }, at) =>
              service && (
                <span key={slug}>
                  {at > 0 && ", "}
                  <Link to={`${servicePath(service)}#${citationAnchor(slug)}`}>{name}</Link>
                </span>
              ),
          )}
        </p>
      )}
    </Section>
  )
}

export const styleRules = graphql`
  fragment StyleRules on CitationStyle {
    slug
    name
    services {
      slug
    }
    ...RulesCopy
  }
`
