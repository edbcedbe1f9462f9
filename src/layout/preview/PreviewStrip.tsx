const style = {
  margin: 0,
  padding: "0.5rem 1.5rem",
  background: "#ffd54f",
  color: "#1f1a00",
  font: "600 14px/1.5 system-ui, sans-serif",
} as const

/** What the preview knows of a page, from its context. */
export interface PreviewedPage {
  /** Why a build leaves the page out. */
  unfinished?: string
  /** Whether only its address leads to it. */
  hidden?: boolean
}

/** Says on the page of an unfinished or hidden entry what a build makes of it; only in `gatsby develop`. */
export const PreviewStrip = ({ unfinished, hidden }: PreviewedPage) => {
  const lines = [
    unfinished && `Not published: the build leaves this page out (${unfinished}).`,
    hidden && "Hidden: no menu, list or search shows this page. Share its address.",
  ].filter(Boolean)
  return lines.length > 0 ? (
    <p role="status" style={style}>
      {lines.join(" ")}
    </p>
  ) : null
}
