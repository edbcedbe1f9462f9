import Check from "lucide/dist/esm/icons/check.mjs"
import Link2 from "lucide/dist/esm/icons/link-2.mjs"
import Mail from "lucide/dist/esm/icons/mail.mjs"
import { useCopied } from "../../components/hooks/useCopied"
import { BrandIcon } from "../../components/Icon/BrandIcon"
import { Icon } from "../../components/Icon/Icon"
import { networkMarks } from "../../components/Icon/networkMarks"
import { Link } from "../../components/links/Link"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { fill } from "../../site/fill"
import { plainHeadline } from "../../site/plainHeadline"
import { usePartLabels } from "../../site/usePartLabels"
import { useSite } from "../../site/useSite"
import * as styles from "./ShareLinks.module.css"

interface ShareLinksProps {
  title: string
  /** The page's path. */
  path: string
}

/** Ways to share a post: networks, e-mail, and copying its address. */
export const ShareLinks = ({ title, path }: ShareLinksProps) => {
  const { reading } = usePartLabels()
  const { url } = useSite()
  const address = `${url}${path}`
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(address))
  const plainTitle = plainHeadline(title)
  const encoded = encodeURIComponent(address)
  const networks = [
    { brand: "facebook", name: "Facebook", to: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    {
      brand: "whatsapp",
      name: "WhatsApp",
      to: `https://wa.me/?text=${encodeURIComponent(`${plainTitle} ${address}`)}`,
    },
    { brand: "linkedin", name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}` },
  ] as const
  return (
    <div className={styles.share} data-screen-only>
      <p className={styles.text}>{reading.share}</p>
      <ul className={styles.list}>
        {networks.map(({ brand, name, to }) => (
          <li key={brand}>
            <Link to={to} className={styles.link}>
              <BrandIcon mark={networkMarks[brand]} />
              <VisuallyHidden>{fill(reading.shareOn, { network: name })}</VisuallyHidden>
            </Link>
          </li>
        ))}
        <li>
          <a
            className={styles.link}
            href={`mailto:?subject=${encodeURIComponent(plainTitle)}&body=${encoded}`}
            aria-label={reading.shareByMail}
          >
            <Icon of={Mail} size={20} />
          </a>
        </li>
        <li data-needs-script>
          <button type="button" className={styles.link} onClick={copy} aria-label={reading.copyLink}>
            {copied ? <Icon of={Check} size={20} /> : <Icon of={Link2} size={20} />}
          </button>
        </li>
      </ul>
      <p role="status">{copied ? reading.copied : ""}</p>
    </div>
  )
}
