import { createContext, useContext, useSyncExternalStore } from "react"
import type { Desk } from "./createDesk"

interface DeskPlace {
  desk: Desk
  /** What the ids of this form's elements begin with: pages hold several forms with the same field names. */
  prefix: string
}

/** Gives fields the form they belong to. */
export const DeskContext = createContext<DeskPlace | undefined>(undefined)

/** The form around a field. */
export const useDesk = () => {
  const place = useContext(DeskContext)
  if (!place) throw new Error("A field stands outside a form")
  return place
}

/** Follows one part of a form's state. */
export const useDeskPart = <Part>(desk: Desk, pick: (state: ReturnType<Desk["read"]>) => Part) => {
  const read = () => pick(desk.read())
  return useSyncExternalStore(desk.subscribe, read, read)
}
