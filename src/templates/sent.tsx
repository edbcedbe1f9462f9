import type { PageProps } from "gatsby"
import type { ComponentProps } from "react"
import { Sent } from "../sections/Sent/Sent"

/** The page on which a form ends that was sent without scripts. */
const SentPage = ({ location, pageContext }: PageProps<object, Omit<ComponentProps<typeof Sent>, "path">>) => (
  <Sent {...pageContext} path={location.pathname} />
)

export default SentPage
