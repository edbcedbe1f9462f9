import { graphql } from "gatsby"
import { Card, CardList } from "../../components/Card/Card"
import { ArrowLink } from "../../components/links/ArrowLink"
import { Link } from "../../components/links/Link"
import { Picture } from "../../components/pictures/Picture"
import { toolPath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import { Section } from "../Section/Section"

/** All tools, as cards. */
export const ToolList = ({ tools }: { tools: readonly Queries.ToolCardFragment[] }) => {
  const labels = usePartLabels()
  return (
    <Section>
      <CardList>
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Card
              block={tool.picture.backdrop}
              level={2}
              picture={<Picture picture={tool.picture} layout="card" decorative skipped />}
              title={<Link to={toolPath(tool)}>{tool.name}</Link>}
              text={tool.summary}
              action={<ArrowLink to={toolPath(tool)} label={labels.tool.open} about={tool.name} />}
            />
          </li>
        ))}
      </CardList>
    </Section>
  )
}

export const toolCard = graphql`
  fragment ToolCard on Tool {
    slug
    name
    summary
    picture {
      ...PictureCard
    }
  }
`
