import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs"
import { useEffect } from "react"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { openPage } from "../../components/links/openPage"
import { useLatePart } from "../../islands/useLatePart"
import { servicesPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { useNavigation } from "../../site/useNavigation"
import * as styles from "./ServicesMenu.module.css"
import { useDisclosure } from "./useDisclosure"

const loadSheet = async () => (await import(/* webpackChunkName: "services-sheet" */ "./ServicesSheet")).ServicesSheet

/**
 * A button that opens the sheet of services by mouse, click or key (docs/specification.md, Header); without scripts a link
 * to all services.
 */
export const ServicesMenu = () => {
  const { servicesLabel } = useNavigation()
  const { errors } = useLabels()
  const { root, button, panel, isOpen, close } = useDisclosure()
  const [Sheet, requestSheet] = useLatePart(root.ref, loadSheet)
  // If it has not loaded yet, as in a window that was narrow, or not at the first try.
  useEffect(() => {
    if (isOpen && !Sheet) requestSheet().catch(() => undefined)
  }, [isOpen, Sheet, requestSheet])
  const isShown = isOpen && Sheet !== undefined
  const showAllServices = () => {
    close()
    void openPage(servicesPath, errors.offline)
  }
  const toggle = () => {
    button.onClick()
    if (!Sheet) requestSheet().catch(showAllServices)
  }
  return (
    <div {...root} className={styles.menu} data-open={isShown || undefined}>
      <button
        type="button"
        {...button}
        className={styles.button}
        data-needs-script
        aria-expanded={isShown}
        aria-controls={Sheet && panel.id}
        onClick={toggle}
      >
        {servicesLabel}
        <Icon of={ChevronDown} size={18} className={styles.mark} />
      </button>
      <noscript>
        <Link to={servicesPath} className={styles.button}>
          {servicesLabel}
        </Link>
      </noscript>
      {Sheet && <Sheet {...panel} isOpen={isOpen} />}
    </div>
  )
}
