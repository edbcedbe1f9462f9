import { Prose } from "../../components/Prose/Prose"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { Part } from "../ArticleLayout/Part"
import { Section } from "../Section/Section"

/** A policy as running text, with its contents beside it. */
export const PolicyText = ({ sections }: { sections: readonly { title: string; body: string }[] }) => (
  <Section>
    <ArticleLayout titles={sections.map(({ title }) => title)}>
      {sections.map(({ title, body }) => (
        <Part key={title} title={title}>
          <Prose html={body} article />
        </Part>
      ))}
    </ArticleLayout>
  </Section>
)
