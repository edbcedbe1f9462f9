import { createContext, type ReactNode } from "react"

/** Takes a part that is drawn on its own, by its name, and gives the HTML to put in its place. */
export type DrawLate = (name: string, part: ReactNode) => string

/** How parts are drawn that come alive on their own (`latePart`). Given only where the pages are built. */
export const LateDrawing = createContext<DrawLate | undefined>(undefined)
