import path from "node:path"
import { type CheckCache, checkChanges } from "../../content/checkChanges"
import { formatIssues } from "../../content/issue"
import { publishedContent } from "../../content/publishedContent"
import { mirrorFolder } from "../mirrorFolder"
import { DeletedPages } from "./DeletedPages"

/**
 * Called with the report of all issues, and with what to do about deleted pages; either is empty if there is nothing to
 * tell.
 */
type Listener = (report: string, deletions: string) => void

/**
 * The live preview's copy of the data. It only ever holds data that passed the check:
 * a bad save does not change it, so the last good page stays visible.
 */
export class ContentPreview {
  private report = ""
  private deletions = ""
  /** What is known of the last data without issues, so that a save checks only what has changed. */
  private checked?: CheckCache
  private readonly deletedPages: DeletedPages
  private readonly listeners = new Set<Listener>()

  /**
   * @param root the project's folder, which holds `data/`
   * @param target the folder of the copy
   */
  constructor(
    private readonly root: string,
    private readonly target: string,
  ) {
    this.deletedPages = new DeletedPages(root)
  }

  /**
   * Checks all data, updates the copy if they are good, and notifies the listeners if there is something new to tell.
   * @param replaced the files to copy instead of others, by the paths of those
   */
  refresh(replaced?: ReadonlyMap<string, string>) {
    const report = this.update(replaced)
    const deletions = this.findDeletions()
    if (report !== this.report || deletions !== this.deletions) {
      this.report = report
      this.deletions = deletions
      for (const listener of this.listeners) listener(report, deletions)
    }
    return report
  }

  /**
   * Calls a listener with what there is to tell now, and again whenever it changes.
   * @returns unsubscribe
   */
  listen(listener: Listener) {
    this.listeners.add(listener)
    listener(this.report, this.deletions)
    return () => {
      this.listeners.delete(listener)
    }
  }

  private findDeletions() {
    try {
      return this.deletedPages.refresh()
    } catch {
      // The check reports data that cannot be read.
      return this.deletions
    }
  }

  private update(replaced?: ReadonlyMap<string, string>) {
    try {
      const { issues, cache } = checkChanges(this.root, this.checked)
      if (issues.length > 0) return formatIssues(issues)
      this.checked = cache
      mirrorFolder(path.join(this.root, "data"), this.target, publishedContent(this.root, true), replaced)
      return ""
    } catch (error) {
      // Some editors save by renaming, so a file can vanish while it is read or copied; the next change checks again.
      return `The data could not be read or copied: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
