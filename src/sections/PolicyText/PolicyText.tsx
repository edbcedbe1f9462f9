import { graphql } from "gatsby"
import { Prose } from "../../components/Prose/Prose"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { Part } from "../ArticleLayout/Part"
import { Section } from "../Section/Section"
import { InShort } from "./InShort"

/** A policy as running text, with its contents beside it. */
export const PolicyText = ({ policy: { inShort, sections } }: { policy: Queries.PolicySectionsFragment }) => (
  <Section>
    <ArticleLayout titles={sections.map(({ title }) => title)}>
      <InShort inShort={inShort} />
      {sections.map(({ title, aliases, body }) => (
        <Part key={title} title={title} aliases={aliases}>
          <Prose html={body} article />
        </Part>
      ))}
    </ArticleLayout>
  </Section>
)

/** The text of a policy, for running text and accordion. */
export const policySections = graphql`
  fragment PolicySections on Policy {
    inShort {
      heading
      items
    }
    sections {
      title
      aliases
      body
    }
  }
`
