import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs"
import { useEffect, useState } from "react"
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

/** How long a visitor who has asked for the sheet waits for it, in milliseconds, before all services open instead. */
const PATIENCE = 3000

/**
 * A button that opens the sheet of services by mouse, click or key (docs/specification.md, Header); without scripts a link
 * to all services, and if the sheet does not load soon enough, too.
 */
export const ServicesMenu = () => {
  const { servicesLabel } = useNavigation()
  const { errors } = useLabels()
  const { root, button, panel, isOpen, close } = useDisclosure()
  const [Sheet, requestSheet] = useLatePart(root.ref, loadSheet)
  const isShown = isOpen && Sheet !== undefined
  /** Whether a click or key has asked for the sheet, and not only a mouse that passes by. */
  const [isAsked, setAsked] = useState(false)
  const isAwaited = isAsked && isOpen && !Sheet
  useEffect(() => {
    if (!isOpen || Sheet) return
    let isWanted = isAsked
    const showAllServices = () => {
      if (!isWanted) return
      close()
      void openPage(servicesPath, errors.offline)
    }
    const timer = setTimeout(showAllServices, PATIENCE)
    requestSheet().catch(showAllServices)
    return () => {
      clearTimeout(timer)
      if (isWanted) setAsked(false)
      isWanted = false
    }
  }, [isOpen, isAsked, Sheet, requestSheet, close, errors.offline])
  const toggle = () => {
    // An impatient second click does not take back the first.
    if (isAwaited) return
    button.onClick()
    setAsked(true)
  }
  return (
    <div {...root} className={styles.menu} data-open={isShown || undefined}>
      <button
        type="button"
        {...button}
        className={styles.button}
        data-needs-script
        aria-expanded={isShown}
        aria-busy={isAwaited || undefined}
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
