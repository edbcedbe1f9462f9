import { faFacebookF } from "@fortawesome/free-brands-svg-icons/faFacebookF"
import { faInstagram } from "@fortawesome/free-brands-svg-icons/faInstagram"
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn"
import { faWhatsapp } from "@fortawesome/free-brands-svg-icons/faWhatsapp"

/** The logos of networks, by their names in the data. Each is a separate file: as one they would load with every page. */
export const networkMarks = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  whatsapp: faWhatsapp,
}
