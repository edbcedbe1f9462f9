import { graphql } from "gatsby"
import { Headline } from "../../components/Headline/Headline"
import { Breadcrumbs, type Crumb } from "../../components/links/Breadcrumbs"
import { Picture } from "../../components/pictures/Picture"
import { longDay } from "../../site/dayFormats"
import { fill } from "../../site/fill"
import { usePartLabels } from "../../site/usePartLabels"
import { wordCount } from "../../site/wordCount"
import * as styles from "./PostHero.module.css"

/** The reading speed in words per minute (Brysbaert 2019: 238 for English non-fiction). */
const WORDS_PER_MINUTE = 238

/** How many minutes texts of HTML or plain text take to read, at least one. */
export const readingMinutes = (texts: readonly string[]) => Math.max(1, Math.round(wordCount(texts) / WORDS_PER_MINUTE))

/** The first letters of a name's first and last word. */
export const initialsOf = (name: string) => {
  const words = name.split(" ")
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0) ?? "").join("")
}

interface PostHeroProps {
  post: Queries.PostHeroFragment
  trail: readonly Crumb[]
}

/** The head of a post: title, author, dates and reading time beside the picture. */
export const PostHero = ({ post, trail }: PostHeroProps) => {
  const { reading, samples } = usePartLabels()
  const { title, author, date, updated, lede, sections, picture } = post
  const minutes = readingMinutes([lede, ...sections.map(({ body }) => body)])
  return (
    <header className={styles.hero} data-block={picture.backdrop} data-swaps data-hero={picture.backdrop}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Breadcrumbs trail={trail} />
          <h1 className={styles.title}>
            <Headline text={title} />
          </h1>
          <div className={styles.byline}>
            {author.picture ? (
              <Picture picture={author.picture} layout="avatar" decorative className={styles.avatar} />
            ) : (
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(author.name)}
              </span>
            )}
            <p>
              <strong>{author.name}</strong>
              <span>
                <time dateTime={date}>{longDay(date)}</time>,{" "}
                <span className="unbroken">{fill(reading.minutes, { minutes })}</span>
              </span>
              {updated > date && (
                <span className={styles.updated}>
                  {reading.updated} <time dateTime={updated}>{longDay(updated)}</time>
                </span>
              )}
              {author.sample && <span className={styles.sample}>{samples.author}</span>}
            </p>
          </div>
        </div>
        <Picture picture={picture} layout="cover" eager softEdges className={styles.picture} />
      </div>
    </header>
  )
}

export const postHero = graphql`
  fragment PostHero on Post {
    title
    date
    updated
    lede
    sections {
      body
    }
    author {
      name
      sample
      picture {
        ...PictureCard
      }
    }
    picture {
      ...PictureCover
    }
  }
`
