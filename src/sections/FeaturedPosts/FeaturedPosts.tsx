import { graphql } from "gatsby"
import { Card } from "../../components/Card/Card"
import { Carousel } from "../../components/Carousel/Carousel"
import { Headline } from "../../components/Headline/Headline"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { postPath } from "../../site/entryPaths"
import { plainHeadline } from "../../site/plainHeadline"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"
import * as styles from "./FeaturedPosts.module.css"

/** The featured posts, in a carousel (docs/specification.md, About, Plans and Contact). */
export const FeaturedPosts = ({ posts }: { posts: readonly Queries.PostCardFragment[] }) => {
  const { carousel, reading } = usePartLabels()
  if (posts.length === 0) return null
  return (
    <Section>
      <Carousel
        name={plainHeadline(reading.featured)}
        kind="posts"
        labels={carousel}
        dots
        head={(arrows) => <SectionHead heading={reading.featured} action={arrows} />}
        slides={posts.map((post) => ({
          key: String(post.number),
          content: (
            <Card
              block={post.picture.backdrop}
              picture={
                <Picture picture={post.picture} layout="wideCard" decorative skipped className={styles.picture} />
              }
              title={
                <Link to={postPath(post)}>
                  <Headline text={post.title} />
                </Link>
              }
              text={post.description}
              action={<ArrowLink to={postPath(post)} label={reading.readMore} about={plainHeadline(post.title)} />}
            />
          ),
        }))}
      />
    </Section>
  )
}

export const postCard = graphql`
  fragment PostCard on Post {
    number
    title
    description
    date
    picture {
      ...PictureCard
    }
  }
`
