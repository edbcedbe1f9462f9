import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"

/**
 * A button that shows and hides a panel: on mouse enter and leave, click, tap or key, and Escape. It is also hidden when
 * the focus leaves it, and by a click on a link in it.
 * @returns attributes for the element around both, for the button and for the panel; whether the panel shows; what hides it
 */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rootElement = useRef<HTMLDivElement>(null)
  const buttonElement = useRef<HTMLButtonElement>(null)
  /** Set when the mouse has opened the panel, so that the first click does not close it. */
  const openedByMouse = useRef(false)

  const close = useCallback(() => {
    openedByMouse.current = false
    setOpen(false)
  }, [])
  const isMouse = (event: PointerEvent) => event.pointerType === "mouse"

  // Escape works wherever the focus is, since the mouse may have opened the panel; a focus inside goes to the button.
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      close()
      if (!rootElement.current?.contains(document.activeElement)) return
      buttonElement.current?.focus()
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [isOpen, close])

  // If the mouse entered before hydration, no further event follows.
  useEffect(() => {
    openedByMouse.current =
      window.matchMedia("(hover: hover)").matches && Boolean(rootElement.current?.matches(":hover"))
    if (openedByMouse.current) setOpen(true)
  }, [])

  return {
    isOpen,
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
    close,
    button: {
      ref: buttonElement,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => {
        if (openedByMouse.current) openedByMouse.current = false
        else setOpen((open) => !open)
      },
    },
    panel: {
      id,
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest("a")) close()
      },
    },
  }
}
