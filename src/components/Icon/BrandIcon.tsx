import { faFacebookF, faInstagram, faLinkedinIn, faWhatsapp } from "@fortawesome/free-brands-svg-icons"

const marks = { facebook: faFacebookF, instagram: faInstagram, linkedin: faLinkedinIn, whatsapp: faWhatsapp }

/** The networks whose marks there are. */
export type BrandName = keyof typeof marks

/** The mark of a network; it decorates words and is never read out. */
export const BrandIcon = ({ name, size = 18 }: { name: BrandName; size?: number }) => {
  const [width, height, , , path] = marks[name].icon
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={String(path)} />
    </svg>
  )
}
