/** Where `gatsby develop` sends issues in the data; see src/gatsby-node/preview. */
export const issuesPath = "/__data-issues"

const style = `
  :host { all: initial }
  section {
    position: fixed; inset: auto 0 0; max-height: 60vh; overflow: auto; z-index: 2147483647;
    box-sizing: border-box; padding: 1rem 1.5rem; border-top: 4px solid #c62828;
    background: #fff5f5; color: #3b0d0d; font: 14px/1.5 ui-monospace, monospace;
  }
  h2 { margin: 0 0 0.5rem; font: 600 16px/1.4 system-ui, sans-serif }
  pre { margin: 0 0 0.5rem; white-space: pre-wrap }
  button { font: inherit }
`

const make = (tag: string, text: string) => {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

/** The panel that shows what there is to tell, over the page. A shadow root keeps the page's styles out. */
const makePanel = (report: string, deletions: string) => {
  const host = document.createElement("data-issues")
  const panel = document.createElement("section")
  panel.setAttribute("role", "alert")
  if (report)
    panel.append(make("h2", "This save has issues. The page shows the last good version."), make("pre", report))
  if (deletions) {
    const close = make("button", "Close")
    close.addEventListener("click", () => host.remove())
    panel.append(make("h2", "A page was deleted."), make("pre", deletions), close)
  }
  host.attachShadow({ mode: "open" }).append(make("style", style), panel)
  return host
}

/**
 * Shows over the page, while `gatsby develop` runs, the issues of a bad save until they are fixed, and how to redirect
 * deleted pages until they are.
 */
export const watchIssues = () => {
  let panel: HTMLElement | undefined
  new EventSource(issuesPath).addEventListener("message", ({ data }: MessageEvent<string>) => {
    panel?.remove()
    const { report, deletions }: { report: string; deletions: string } = JSON.parse(data)
    panel = report || deletions ? makePanel(report, deletions) : undefined
    if (panel) document.body.append(panel)
  })
}
