import { graphql, useStaticQuery } from "gatsby"
import { Html } from "../../components/Html/Html"
import * as styles from "./RestrictionNote.module.css"

/** What the law of a country means for our services, under the hero of its page. */
export const RestrictionNote = ({ country }: { country: Queries.RestrictionNoteFragment }) => {
  const { labels } = useStaticQuery<Queries.RestrictionNameQuery>(graphql`
    query RestrictionName {
      labels {
        restricted {
          note
        }
      }
    }
  `)
  if (!country.restricted) return null
  return (
    <aside aria-label={labels.restricted.note} className={styles.aside}>
      <Html as="p" html={country.restricted.note} className={styles.note} />
    </aside>
  )
}

export const restrictionNote = graphql`
  fragment RestrictionNote on Country {
    restricted {
      note
    }
  }
`
