import { useEffect, useLayoutEffect } from "react"

/** A layout effect; on the server, where there are none and React says so, an effect, which does not run there either. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect
