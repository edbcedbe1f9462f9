import { Section } from "../Section/Section"
import { TextBlocks, type TextBlocksProps } from "./TextBlocks"

/** A page's own text as a section; nothing if the page has none. */
export const TextSection = ({ sections }: { sections: TextBlocksProps["sections"] | null }) =>
  sections && (
    <Section>
      <TextBlocks sections={sections} />
    </Section>
  )
