import { faWhatsapp } from "@fortawesome/free-brands-svg-icons/faWhatsapp"
import { BrandIcon } from "../../components/Icon/BrandIcon"
import { whatsAppLink } from "../../forms/contactLinks"
import { namingPage } from "../../forms/namingPage"
import { useLabels } from "../../site/useLabels"
import { usePartLabels } from "../../site/usePartLabels"
import { useSite } from "../../site/useSite"
import { usePageName } from "../../site/visit"
import * as styles from "./FloatingButton.module.css"

/** Opens a chat with the company in a new tab, with the first words already written. */
export const WhatsAppLink = () => {
  const { contact } = useSite()
  const { newTab } = useLabels()
  const { whatsapp } = usePartLabels()
  const text = namingPage(contact.whatsappText, usePageName())
  return (
    <a
      href={whatsAppLink(contact.whatsapp, text)}
      className={`${styles.button} ${styles.messaging}`}
      target="_blank"
      rel="noopener"
      aria-label={`${whatsapp} (${newTab})`}
    >
      <BrandIcon mark={faWhatsapp} size={26} />
    </a>
  )
}
