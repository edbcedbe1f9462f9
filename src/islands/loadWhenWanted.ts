import { whenNear } from "../components/hooks/whenNear"
import { reportLoadFailure } from "../errors/loadFailure"
import { onFirstInteraction } from "./firstInteraction"

/** Resolves when the element comes near the viewport, or the visitor begins to use the page. */
const whenWanted = (element: Element, margin?: string) =>
  new Promise<void>((resolve) => {
    const stop = whenNear(element, resolve, margin)
    onFirstInteraction(() => {
      stop()
      resolve()
    })
  })

/** Resolves when something in the element is used. It listens on the window: React stops events in what is not hydrated. */
const whenUsed = (element: Element) =>
  new Promise<void>((resolve) => {
    const types = ["focusin", "click", "input"]
    const listen = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return
      for (const type of types) removeEventListener(type, listen, true)
      resolve()
    }
    for (const type of types) addEventListener(type, listen, true)
  })

/**
 * Loads the code of an island when it is needed. It never rejects: React would replace the HTML, with all that was typed
 * into it. A failed load is repeated when the island is used; from the second failure on the visitor sees a message.
 * @param name the island's, for that message
 */
export const loadWhenWanted = async <Code>(
  element: Element,
  { name, margin, load }: { name: string; margin?: string; load: () => Promise<Code> },
): Promise<Code> => {
  await whenWanted(element, margin)
  for (let failures = 0; ; failures++) {
    const used = whenUsed(element)
    try {
      return await load()
    } catch {
      if (failures > 0) reportLoadFailure(name)
      await used
    }
  }
}
