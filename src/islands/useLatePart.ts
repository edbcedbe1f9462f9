import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useState } from "react"
import { onFirstInteraction } from "./firstInteraction"
import { loadAllLateResults } from "./page-data/lateResults"

/**
 * A part that is not in the HTML. Its code and the results of its queries are loaded when the visitor begins to use the
 * page, if the place for it shows, or on request.
 * @param place an element beside it
 * @param load loads its code; always the same function
 * @returns the part, once it is there, and the request, which rejects if the part does not load
 */
export const useLatePart = <Props>(place: RefObject<HTMLElement>, load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const request = useCallback(async () => {
    const [part] = await Promise.all([load(), loadAllLateResults()])
    startTransition(() => setPart(() => part))
  }, [load])
  useEffect(
    () =>
      onFirstInteraction(() => {
        // If it does not load now, using the part requests it again.
        if (place.current?.offsetParent) request().catch(() => undefined)
      }),
    [place, request],
  )
  return [Part, request] as const
}
