import { graphql } from "gatsby"
import { Link } from "../../components/links/Link"
import { Prose } from "../../components/Prose/Prose"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { countryPath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { Part } from "../ArticleLayout/Part"
import { Section } from "../Section/Section"
import * as styles from "./CountryGuide.module.css"

interface CountryGuideProps {
  country: Queries.CountryGuideFragment
  others: readonly { slug: string; name: string }[]
}

/** A country's own facts: grades, terms, referencing, support hours, rules; and links to the other countries. */
export const CountryGuide = ({ country, others }: CountryGuideProps) => {
  const labels = usePartLabels()
  const { guideHeading, opening, sections, notes } = country
  return (
    <Section>
      <SectionHead heading={guideHeading} lede={opening} />
      <ArticleLayout titles={sections.map(({ title }) => title)} notes={notes}>
        {sections.map(({ title, aliases, body }) => (
          <Part key={title} title={title} aliases={aliases}>
            <Prose html={body} article />
          </Part>
        ))}
      </ArticleLayout>
      {others.length > 0 && (
        <nav aria-label={labels.country.others} className={styles.others}>
          <p className={styles.heading}>{labels.country.others}</p>
          <ul className={styles.list}>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={countryPath({ slug })} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  )
}

export const countryGuide = graphql`
  fragment CountryGuide on Country {
    guideHeading
    opening
    sections {
      title
      aliases
      body
    }
    notes {
      title
      text
    }
  }
`
