import { loadFailureBanner, reportLoadFailure, withdrawLoadFailure } from "../components/errors/loadFailure"
import { whenNear } from "../components/hooks/whenNear"
import { requestToast } from "../components/toasts/requestToast"
import { isConnected } from "../site/isConnected"
import { onFirstInteraction, onNextUse } from "./firstInteraction"

/** In view means above the lowest quarter of the window: in that quarter a phone shows only a form's heading. */
const view = "0px 0px -25%"

/** Resolves when the visitor begins to use the page, or has the element in view, if that is enough. */
const whenWanted = (element: Element, inView = false) =>
  new Promise<void>((resolve) => {
    const stop = inView ? whenNear(element, resolve, view) : undefined
    onFirstInteraction(() => {
      stop?.()
      resolve()
    })
  })

/** Resolves when something in the element is used. */
const whenUsed = (element: Element) => new Promise<void>((resolve) => onNextUse(element, resolve))

/** Says that a part did not load: offline as links do, otherwise in the banner. */
const tellFailure = async (name: string) => {
  const offline = loadFailureBanner()?.dataset.offline
  if (!offline || (await isConnected())) reportLoadFailure(name)
  else requestToast({ kind: "error", text: offline })
}

/**
 * Loads the code of an island when it is needed. Never rejects: React would replace the HTML with all that was typed
 * into it. A failed load is repeated when the island is used; from the second failure on, the visitor sees a message.
 * @param name the island's name, for that message
 */
export const loadWhenWanted = async <Code>(
  element: Element,
  { name, hydratedInView, load }: { name: string; hydratedInView?: boolean; load: () => Promise<Code> },
): Promise<Code> => {
  await whenWanted(element, hydratedInView)
  for (let failures = 0; ; failures++) {
    const used = whenUsed(element)
    try {
      const code = await load()
      withdrawLoadFailure(name)
      return code
    } catch {
      if (failures > 0) void tellFailure(name)
      await used
    }
  }
}
