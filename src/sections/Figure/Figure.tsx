import { graphql } from "gatsby"
import { Html } from "../../components/Html/Html"
import { Picture } from "../../components/pictures/Picture"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./Figure.module.css"

/** A picture or chart in a text, with its caption and source. */
export const Figure = ({ figure }: { figure: Queries.FigureFragment }) => {
  const { reading } = usePartLabels()
  const { title, description, caption, source, picture, chart } = figure
  return (
    <figure className={styles.figure}>
      {picture && (
        <div className={styles.plate} data-block={picture.backdrop}>
          <Picture picture={picture} layout="text" />
        </div>
      )}
      {chart && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build draws it
        <div className={styles.chart} role="img" aria-label={title} dangerouslySetInnerHTML={{ __html: chart }} />
      )}
      <figcaption className={styles.caption}>
        <VisuallyHidden>{description}</VisuallyHidden>
        <Html as="p" html={caption} />
        <p className={styles.source}>
          {reading.source} <Html html={source} />
        </p>
      </figcaption>
    </figure>
  )
}

export const figureFragment = graphql`
  fragment Figure on Figure {
    title
    description
    caption
    source
    picture {
      ...PictureCard
    }
    chart
  }
`
