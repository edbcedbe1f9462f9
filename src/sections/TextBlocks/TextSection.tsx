import { Section } from "../Section/Section"
import { TextBlocks, type TextBlocksProps } from "./TextBlocks"

/** A page's own text as a section of its own; nothing where the page has none. */
export const TextSection = ({ sections }: { sections: TextBlocksProps["sections"] | null }) =>
  sections && (
    <Section>
      <TextBlocks sections={sections} />
    </Section>
  )
