import { graphql } from "gatsby"
import { imageDataOf, type PictureData } from "../../site/imageDataOf"
import * as styles from "./Picture.module.css"
import { sizes } from "./sizes"

interface PictureProps {
  picture: PictureData
  /** The layout around it, which determines its width. */
  layout: keyof typeof sizes
  /** Whether it is in the first view, and therefore loaded with high priority. */
  eager?: boolean
  /** Whether it is decorative and therefore not read out. */
  decorative?: boolean
  /** Whether its edges fade into a block of its own colour; if that block turns dark, the picture is shown as a card. */
  softEdges?: boolean
  /**
   * Whether it is skipped until shortly before it comes into view, since browsers load a lazy picture long before. Then it has
   * one shape, whatever the file's, so that nothing moves: 4 to 3, or the `--ratio` of its place.
   */
  skipped?: boolean
  className?: string
}

/**
 * A picture from the data layer, as plain HTML that needs no script.
 * Until it has loaded, its blurred preview, if it has one, or its panel's colour is shown instead.
 */
export const Picture = ({
  picture,
  layout,
  eager = false,
  decorative = false,
  softEdges = false,
  skipped = false,
  className,
}: PictureProps) => {
  const { images, width, height, placeholder } = imageDataOf(picture)
  const classes = [styles.picture, softEdges && styles.softEdges, skipped && styles.skipped, className]
  return (
    <picture className={classes.filter(Boolean).join(" ")}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes[layout]} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes[layout]}
        width={width}
        height={height}
        alt={decorative ? "" : picture.alt}
        decoding={eager ? "sync" : "async"}
        loading={eager ? "eager" : "lazy"}
        // React 18 accepts the attribute in lower case only.
        {...(eager && { fetchpriority: "high" })}
        {...(placeholder?.fallback && { style: { backgroundImage: `url("${placeholder.fallback}")` } })}
      />
    </picture>
  )
}

/**
 * Hero and Cover are for the first view, where the few kilobytes that AVIF saves are worth its build time. Card is for
 * everything below, which is loaded lazily. Hero's widths suit phones at one, two and three device pixels per CSS
 * pixel, and the second one also the largest picture on a wide screen; Card adds widths for smaller pictures. All have
 * the same WebP quality, so that files of the same width are shared. Hero's AVIF is better, since its flat backdrop meets the
 * page's own colour.
 */
export const pictureFragments = graphql`
  fragment PictureHero on Picture {
    alt
    backdrop
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          breakpoints: [400, 740, 1080]
          formats: [AVIF, WEBP]
          placeholder: NONE
          quality: 55
          avifOptions: { quality: 62 }
        )
      }
    }
  }

  fragment PictureCover on Picture {
    alt
    backdrop
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1080
          breakpoints: [400, 740, 1080]
          formats: [AVIF, WEBP]
          placeholder: BLURRED
          quality: 55
          avifOptions: { quality: 54 }
        )
      }
    }
  }

  fragment PictureCard on Picture {
    alt
    backdrop
    file {
      childImageSharp {
        gatsbyImageData(
          width: 400
          breakpoints: [240, 400, 560, 740, 1080]
          formats: [WEBP]
          placeholder: NONE
          quality: 55
        )
      }
    }
  }
`
