import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react"

/**
 * A button that shows and hides a panel: by mouse on entering and leaving, by focus, by click or tap, by Escape.
 * @returns attributes for the element around both, for the button and for the panel
 */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rootElement = useRef<HTMLDivElement>(null)
  const buttonElement = useRef<HTMLButtonElement>(null)
  /** Set while a click or a return of focus moves the focus, so that this focus does not open the panel. */
  const ignoreFocus = useRef(false)

  /** Set when the mouse opened it, until the first click, so that this click does not close it. */
  const openedByMouse = useRef(false)

  const close = () => {
    openedByMouse.current = false
    setOpen(false)
  }
  const isMouse = (event: PointerEvent) => event.pointerType === "mouse"

  // Escape closes it wherever the focus is, since the mouse may have opened it; the focus returns if it was inside.
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      openedByMouse.current = false
      setOpen(false)
      if (!rootElement.current?.contains(document.activeElement)) return
      ignoreFocus.current = true
      buttonElement.current?.focus()
      ignoreFocus.current = false
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [isOpen])

  // The mouse or the keyboard focus may have entered before hydration: then no further event comes.
  useEffect(() => {
    openedByMouse.current =
      window.matchMedia("(hover: hover)").matches && Boolean(rootElement.current?.matches(":hover"))
    if (openedByMouse.current || buttonElement.current?.matches(":focus-visible")) setOpen(true)
  }, [])

  return {
    isOpen,
    close,
    root: {
      ref: rootElement,
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return
        openedByMouse.current = !isOpen
        setOpen(true)
      },
      onPointerLeave: (event: PointerEvent) => isMouse(event) && close(),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    button: {
      ref: buttonElement,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onPointerDown: () => {
        ignoreFocus.current = true
      },
      onFocus: () => {
        if (!ignoreFocus.current) setOpen(true)
        ignoreFocus.current = false
      },
      onClick: () => {
        ignoreFocus.current = false
        if (openedByMouse.current) openedByMouse.current = false
        else setOpen((open) => !open)
      },
    },
    panel: { id },
  }
}
