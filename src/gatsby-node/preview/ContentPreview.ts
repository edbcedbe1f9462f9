import path from "node:path"
import { checkContent } from "../../content/checkContent"
import { formatIssues } from "../../content/issue"
import { publishedContent } from "../../content/publishedContent"
import { mirrorFolder } from "../mirrorFolder"

/** Called with the report of all issues, or with an empty one if the data are good. */
type Listener = (report: string) => void

/**
 * The live preview's copy of the data. It only ever holds data that passed the check:
 * a bad save does not change it, so the last good page stays visible.
 */
export class ContentPreview {
  private report = ""
  private readonly listeners = new Set<Listener>()

  /**
   * @param root the project's folder, which holds `data/`
   * @param target the folder of the copy
   */
  constructor(
    private readonly root: string,
    private readonly target: string,
  ) {}

  /** Checks all data, updates the copy if they are good, and notifies the listeners if the report has changed. */
  refresh() {
    const report = this.update()
    if (report !== this.report) {
      this.report = report
      for (const listener of this.listeners) listener(report)
    }
    return report
  }

  /**
   * Calls a listener with the current report, and again whenever it changes.
   * @returns unsubscribe
   */
  listen(listener: Listener) {
    this.listeners.add(listener)
    listener(this.report)
    return () => {
      this.listeners.delete(listener)
    }
  }

  private update() {
    try {
      const issues = checkContent(this.root)
      if (issues.length > 0) return formatIssues(issues)
      mirrorFolder(path.join(this.root, "data"), this.target, publishedContent(this.root, true))
      return ""
    } catch (error) {
      // Some editors save by renaming, so a file can vanish while it is read or copied; the next change checks again.
      return `The data could not be read or copied: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
