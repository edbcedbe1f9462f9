import { withPrefix } from "gatsby"
import { Helmet } from "react-helmet"
import { useSite } from "../site/useSite"

interface SeoProps {
  title: string
  description: string
  /** The page's own path; it makes the canonical address. */
  path: string
  /** Whether search engines are to leave the page out. */
  hidden?: boolean
}

/** The head of a page: title, description, canonical address. One a page. */
export const Seo = ({ title, description, path, hidden = false }: SeoProps) => {
  const { url, language } = useSite()
  const address = `${url}${path}`
  return (
    <Helmet defer={false}>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
    </Helmet>
  )
}
