import { useEffect, useLayoutEffect } from "react"

/** A layout effect in the browser; on the server an effect, since React warns of layout effects there. Neither runs there. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect
