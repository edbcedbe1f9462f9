import Menu from "lucide/dist/esm/icons/menu.mjs"
import Plus from "lucide/dist/esm/icons/plus.mjs"
import X from "lucide/dist/esm/icons/x.mjs"
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react"
import { buttonClass } from "../../components/Button/buttonClass"
import { useClosedOnBack } from "../../components/hooks/useClosedOnBack"
import { Icon } from "../../components/Icon/Icon"
import { Link } from "../../components/links/Link"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"
import { useLatePart } from "../../islands/useLatePart"
import { servicesPath } from "../../site/entryPaths"
import { useLabels } from "../../site/useLabels"
import { useNavigation } from "../../site/useNavigation"
import { Logo } from "../Logo"
import * as styles from "./PhoneMenu.module.css"

const loadGroups = async () => (await import(/* webpackChunkName: "phone-services" */ "./PhoneServices")).PhoneServices

const dialogId = "phone-menu"

const isMenuOpen = () => typeof document !== "undefined" && Boolean(document.querySelector(`#${dialogId}[open]`))

/** Whether the browser itself opens and closes the dialog, after the click of a button with a command. */
const hasCommands = () => "commandForElement" in HTMLButtonElement.prototype

/**
 * The full-screen menu on phones: a native modal dialog, which traps the focus and closes on Escape. Browsers with
 * invoker commands open and close it without a script.
 */
export const PhoneMenu = () => {
  const { servicesLabel, overlay, action, groups } = useNavigation()
  const groupCount = groups.filter(({ menu }) => menu === "header").length
  const { navigation } = useLabels()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(isMenuOpen)
  const [Services, requestServices] = useLatePart(button, loadGroups)
  // If they do not load, the menu still leads to all services, and unfolding it tries again.
  const loadServices = () => void requestServices().catch(() => undefined)
  const open = () => {
    setOpen(true)
    loadServices()
    if (!hasCommands()) dialog.current?.showModal()
  }
  const close = useCallback(() => dialog.current?.close(), [])
  useClosedOnBack(isOpen, close)
  // If something has changed the page's HTML, React replaces it by its own, in which a menu that is open would be closed.
  const [wasOpen] = useState(isOpen)
  useEffect(() => {
    if (wasOpen && !dialog.current?.open) dialog.current?.showModal()
  }, [wasOpen])
  // When the window becomes wide, as when a tablet is rotated, the header shows its links and no button for this menu.
  useEffect(() => {
    const closeWithoutButton = () => button.current?.offsetParent === null && dialog.current?.close()
    window.addEventListener("resize", closeWithoutButton)
    return () => window.removeEventListener("resize", closeWithoutButton)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        onClick={open}
        aria-haspopup="dialog"
        {...{ command: "show-modal", commandfor: dialogId }}
      >
        <VisuallyHidden>{navigation.openMenu}</VisuallyHidden>
        <Icon of={Menu} />
      </button>
      {/* A click on any link bubbles up and closes the menu. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <dialog
        ref={dialog}
        id={dialogId}
        className={styles.overlay}
        aria-label={navigation.main}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && close()}
      >
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              if (!hasCommands()) close()
            }}
            {...{ command: "close", commandfor: dialogId }}
          >
            <VisuallyHidden>{navigation.closeMenu}</VisuallyHidden>
            <Icon of={X} />
          </button>
        </div>
        <nav className={styles.body} aria-label={navigation.main}>
          <details className={styles.services} onToggle={loadServices}>
            <summary className={styles.row}>
              {servicesLabel}
              <Icon of={Plus} className={styles.plus} />
            </summary>
            {/* Keeps the place for the groups, so that they move nothing when they come late. */}
            <div className={styles.groups} style={{ "--groups": groupCount } as CSSProperties}>
              {Services && <Services />}
            </div>
            <Link to={servicesPath} className={styles.all}>
              {navigation.allServices}
            </Link>
          </details>
          {overlay.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.row}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.foot}>
          <Link to={action.to} className={buttonClass({ wide: true })}>
            {action.label}
          </Link>
        </div>
      </dialog>
    </>
  )
}
