import { Card, CardList } from "../../components/Card/Card"
import { Headline } from "../../components/Headline/Headline"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { longDay } from "../../site/dayFormats"
import { postPath } from "../../site/entryPaths"
import { plainHeadline } from "../../site/plainHeadline"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./PostList.module.css"

interface PostListProps {
  posts: readonly Queries.PostCardFragment[]
  /** The level of the titles, one below the heading over the list. */
  level?: 2 | 3
}

/** Posts as a grid of cards: picture, title, two lines, date. */
export const PostList = ({ posts, level }: PostListProps) => {
  const { reading } = usePartLabels()
  return (
    <CardList>
      {posts.map((post) => (
        <li key={post.number}>
          <Card
            block={post.picture.backdrop}
            level={level}
            picture={<Picture picture={post.picture} layout="card" decorative skipped className={styles.picture} />}
            note={<time dateTime={post.date}>{longDay(post.date)}</time>}
            title={
              <Link to={postPath(post)} className={styles.title}>
                <Headline text={post.title} />
              </Link>
            }
            text={post.description}
            lines={2}
            action={<ArrowLink to={postPath(post)} label={reading.readMore} about={plainHeadline(post.title)} />}
          />
        </li>
      ))}
    </CardList>
  )
}
