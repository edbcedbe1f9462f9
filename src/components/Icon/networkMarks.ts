import { faFacebookF } from "@fortawesome/free-brands-svg-icons/faFacebookF"
import { faInstagram } from "@fortawesome/free-brands-svg-icons/faInstagram"
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn"
import { faWhatsapp } from "@fortawesome/free-brands-svg-icons/faWhatsapp"

/** Logos of networks, by name in the data. Imported one by one: a combined module would load with every page. */
export const networkMarks = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  whatsapp: faWhatsapp,
}
