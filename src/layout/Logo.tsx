import { graphql, useStaticQuery } from "gatsby"
import Feather from "lucide-react/icons/feather"
import { Link } from "../components/links/Link"
import { useLabels } from "../site/useLabels"
import { useSite } from "../site/useSite"
import * as styles from "./Logo.module.css"

/** The brand's name and mark, linking to home and passing on home's own heading (docs/specification.md, Header). */
export const Logo = () => {
  const { brand } = useSite()
  const { page } = useStaticQuery<Queries.LogoQuery>(graphql`
    query Logo {
      page(slug: { eq: "home" }) {
        heading
        subheading
      }
    }
  `)
  const { navigation } = useLabels()
  return (
    <Link to="/" state={page ?? undefined} className={styles.logo} aria-label={navigation.home}>
      <Feather size={28} className={styles.mark} />
      {brand}
    </Link>
  )
}
