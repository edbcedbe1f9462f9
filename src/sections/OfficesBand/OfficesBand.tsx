import { graphql, useStaticQuery } from "gatsby"
import Phone from "lucide/dist/esm/icons/phone.mjs"
import { FoldingHeading } from "../../components/FoldingHeading/FoldingHeading"
import { Headline } from "../../components/Headline/Headline"
import { Icon } from "../../components/Icon/Icon"
import { Picture } from "../../components/pictures/Picture"
import { useSite } from "../../site/useSite"
import * as styles from "./OfficesBand.module.css"

/** The offices by country, if there are any, with the phone line and the e-mail address. */
export const OfficesBand = () => {
  const { offices: copy } = useStaticQuery<Queries.OfficesBandQuery>(graphql`
    query OfficesBand {
      offices {
        heading
        headingOfOne
        talk
        picture {
          ...PictureCard
        }
      }
    }
  `)
  const { offices, contact } = useSite()
  const isOne = offices?.flatMap(({ places }) => places).length === 1
  return (
    <section className={styles.band} data-block={copy.picture.backdrop}>
      <div className={styles.inner}>
        <Picture picture={copy.picture} layout="panel" decorative skipped softEdges className={styles.picture} />
        <div className={styles.offices}>
          {offices && (
            <>
              <FoldingHeading className={styles.heading}>
                <Headline text={isOne ? copy.headingOfOne : copy.heading} />
              </FoldingHeading>
              <ul className={styles.list}>
                {offices.map(({ country, code, places }) => (
                  <li key={code} className={styles.office}>
                    <span className={styles.code} aria-hidden="true">
                      {code}
                    </span>
                    <div>
                      <h3>{country}</h3>
                      {places.map(({ title, lines }) => (
                        <p key={title}>{[title, ...lines].join(", ")}</p>
                      ))}
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className={styles.office}>
            <Icon of={Phone} size={22} className={styles.code} />
            <div>
              <h3>{copy.talk}</h3>
              <p>
                <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
              </p>
              <p>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
