import { graphql, useStaticQuery } from "gatsby"
import { Link } from "../components/links/Link"
import { useLabels } from "../site/useLabels"
import * as styles from "./Logo.module.css"

/** The brand's mark and name, linking to home and passing on home's own heading (docs/specification.md, Header). */
export const Logo = () => {
  const { page, siteFacts } = useStaticQuery<Queries.LogoQuery>(graphql`
    query Logo {
      page(slug: { eq: "home" }) {
        heading
        subheading
      }
      siteFacts {
        brand
      }
    }
  `)
  const { navigation } = useLabels()
  return (
    <Link to="/" state={page ?? undefined} className={styles.logo} aria-label={navigation.home}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {siteFacts.brand}
    </Link>
  )
}
