import { faFacebookF } from "@fortawesome/free-brands-svg-icons/faFacebookF"
import { faInstagram } from "@fortawesome/free-brands-svg-icons/faInstagram"
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn"
import { faWhatsapp } from "@fortawesome/free-brands-svg-icons/faWhatsapp"

/** The marks of networks, by their names in the data. Each from a file of its own: together they come with every page. */
export const networkMarks = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  whatsapp: faWhatsapp,
}
