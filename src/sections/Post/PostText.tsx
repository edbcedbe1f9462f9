import { graphql } from "gatsby"
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs"
import { Fragment } from "react"
import { Icon } from "../../components/Icon/Icon"
import { Prose } from "../../components/Prose/Prose"
import { Picture } from "../../components/pictures/Picture"
import { postPath } from "../../site/entryPaths"
import { escapeHtml } from "../../site/escapeHtml"
import { usePartLabels } from "../../site/usePartLabels"
import { ArticleLayout } from "../ArticleLayout/ArticleLayout"
import { Part } from "../ArticleLayout/Part"
import { PullQuote } from "../ArticleLayout/PullQuote"
import { Sources } from "../ArticleLayout/Sources"
import { Figure } from "../Figure/Figure"
import * as figureStyles from "../Figure/Figure.module.css"
import { Section } from "../Section/Section"
import { AboutAuthor } from "./AboutAuthor"
import { BackToBlogs } from "./BackToBlogs"
import * as styles from "./PostText.module.css"
import { ShareLinks } from "./ShareLinks"

/** A post's text with its pictures, its sources, share links, and the link back. */
export const PostText = ({ post }: { post: Queries.PostTextFragment }) => {
  const { reading } = usePartLabels()
  const { title, author, lede, sections, quote, notes, sources } = post
  const titles = sections.map((section) => section.title)
  return (
    <Section>
      <ArticleLayout titles={sources.length > 0 ? [...titles, reading.sources] : titles} notes={notes}>
        <Prose html={`<p>${escapeHtml(lede)}</p>`} opening article />
        {sections.map(({ title: heading, aliases, body, figure, picture, caption }, index) => (
          <Fragment key={heading}>
            <Part title={heading} aliases={aliases}>
              <Prose html={body} article />
              {figure && <Figure figure={figure} />}
              {picture && (
                <figure className={figureStyles.figure}>
                  <div className={figureStyles.plate} data-block={picture.backdrop}>
                    <Picture picture={picture} layout="text" />
                  </div>
                  {caption && <figcaption className={figureStyles.caption}>{caption}</figcaption>}
                </figure>
              )}
            </Part>
            {index === 0 && <PullQuote text={quote} />}
          </Fragment>
        ))}
        {sources.length > 0 && <Sources sources={sources} />}
        <AboutAuthor author={author} />
        <ShareLinks title={title} path={postPath(post)} />
        <BackToBlogs className={styles.back}>
          <Icon of={ArrowLeft} size={18} />
          {reading.backToBlogs}
        </BackToBlogs>
      </ArticleLayout>
    </Section>
  )
}

export const postText = graphql`
  fragment PostText on Post {
    number
    title
    lede
    sections {
      title
      aliases
      body
      figure {
        ...Figure
      }
      picture {
        ...PictureCard
      }
      caption
    }
    quote
    notes {
      title
      text
    }
    sources {
      ...Source
    }
    author {
      ...AboutAuthor
    }
  }
`
