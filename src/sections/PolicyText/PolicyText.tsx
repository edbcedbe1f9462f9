import { Prose } from "../../components/Prose/Prose"
import { Part } from "../Reading/Part"
import { Reading } from "../Reading/Reading"
import { Section } from "../Section/Section"

/** A policy as running text, with its contents beside it. */
export const PolicyText = ({ sections }: { sections: readonly { title: string; body: string }[] }) => (
  <Section>
    <Reading titles={sections.map(({ title }) => title)}>
      {sections.map(({ title, body }) => (
        <Part key={title} title={title}>
          <Prose html={body} article />
        </Part>
      ))}
    </Reading>
  </Section>
)
