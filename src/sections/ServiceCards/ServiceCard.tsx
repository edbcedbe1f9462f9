import { Card } from "../../components/Card/Card"
import { Slashed } from "../../components/Headline/Slashed"
import { ArrowLink } from "../../links/ArrowLink"
import { Link } from "../../links/Link"
import type { PictureData } from "../../pictures/imageDataOf"
import { Picture } from "../../pictures/Picture"
import { servicePath } from "../../site/entryPaths"

interface ServiceCardProps {
  title: string
  description: string
  service: { slug: string; picture: PictureData }
  action: { label: string; to: string }
}

/** A service as one solid block in its picture's colour. */
export const ServiceCard = ({ title, description, service, action }: ServiceCardProps) => (
  <Card
    block={service.picture.backdrop}
    picture={<Picture picture={service.picture} layout="serviceCard" decorative />}
    title={
      <Link to={servicePath(service)}>
        <Slashed text={title} />
      </Link>
    }
    text={description}
    action={<ArrowLink {...action} about={title} />}
  />
)
