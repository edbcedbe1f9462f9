import { useEffect, useLayoutEffect } from "react"

/** A layout effect, or on the server an effect: neither runs there, but React warns about layout effects. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect
