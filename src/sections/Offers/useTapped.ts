import { useEffect, useRef, useState } from "react"

/**
 * Which item of a list a finger has tapped last; a second tap on it, or one elsewhere, takes that back.
 * @returns the item's place, or undefined, and the list's ref
 */
export const useTapped = <List extends HTMLElement>() => {
  const list = useRef<List>(null)
  const [tapped, setTapped] = useState<number>()
  useEffect(() => {
    // A finger that scrolls ends in `pointercancel`.
    const follow = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === "mouse" || !list.current) return
      const place = [...list.current.children].findIndex((item) => item.contains(target as Node))
      setTapped((before) => (place === -1 || place === before ? undefined : place))
    }
    document.addEventListener("pointerup", follow)
    return () => document.removeEventListener("pointerup", follow)
  }, [])
  return [tapped, list] as const
}
