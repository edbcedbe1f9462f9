import { graphql } from "gatsby"
import { Headline } from "../../components/Headline/Headline"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { postPath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import * as styles from "./PostNeighbours.module.css"

type Neighbour = Queries.PostNeighbourFragment | null

/** The posts before and after this one, as two blocks. */
export const PostNeighbours = ({ previous, next }: { previous: Neighbour; next: Neighbour }) => {
  const { reading } = usePartLabels()
  if (!previous && !next) return null
  const ways = [
    { label: reading.previous, post: previous, side: "left" },
    { label: reading.next, post: next, side: "right" },
  ]
  return (
    <nav className={styles.neighbours} aria-label={`${reading.previous}, ${reading.next}`}>
      {ways.map(
        ({ label, post, side }) =>
          post && (
            <Link
              key={side}
              to={postPath(post)}
              className={styles.way}
              data-block={post.picture.backdrop}
              data-side={side}
            >
              <Picture picture={post.picture} layout="neighbour" decorative className={styles.picture} />
              <span className={styles.text}>
                <span className={styles.label}>{label}</span>
                <span className={styles.title}>
                  <Headline text={post.title} />
                </span>
              </span>
            </Link>
          ),
      )}
    </nav>
  )
}

export const postNeighbour = graphql`
  fragment PostNeighbour on Post {
    number
    title
    picture {
      ...PictureCard
    }
  }
`
