import type { ParentSpanPluginArgs } from "gatsby"

/** What is used of what Gatsby knows of a build. */
interface BuildState {
  slices: ReadonlyMap<string, object>
  html: { pagesThatNeedToStitchSlices: Set<string> }
}

/**
 * Keeps Gatsby from opening every page once more that it has just written, and searching it for places of slices: this site
 * has no slices, and its pages hold their scripts already (`giveScripts`). Gatsby offers no setting for it.
 */
export const skipStitching = ({ emitter, store }: Pick<ParentSpanPluginArgs, "emitter" | "store">) => {
  emitter.on("HTML_GENERATED", () => {
    const { html, slices }: BuildState = store.getState()
    if (slices.size === 0) html.pagesThatNeedToStitchSlices.clear()
  })
}
