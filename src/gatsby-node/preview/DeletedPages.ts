import path from "node:path"
import { jsonFilesIn } from "../../content/checkContent"
import { keyFromFileName } from "../../content/checkFiles"
import { contentTypeOf, isFolder } from "../../content/contentTypes"
import { readText } from "../../content/readDataFile"
import { pagePath } from "../../site/entryPaths"
import { plainAddress } from "../../site/plainAddress"

/** The addresses of all entries with pages, each with that of the page that lists its type. */
const pagesIn = (root: string) =>
  new Map(
    jsonFilesIn(root).flatMap((file): [string, string][] => {
      const type = contentTypeOf(file)
      if (!type?.path || !isFolder(type)) return []
      return [[type.path(keyFromFileName(type, file)), type.list ? pagePath({ slug: type.list }) : "/"]]
    }),
  )

/** The pages that were deleted while the live preview runs, and whose addresses lead nowhere. */
export class DeletedPages {
  private readonly known = new Map<string, string>()

  /** @param root the project's folder, which holds `data/` */
  constructor(private readonly root: string) {}

  /**
   * Looks which pages are missing that were there before.
   * @returns their addresses, and how to redirect them; empty if there are none
   */
  refresh() {
    const pages = pagesIn(this.root)
    const { items = [] }: { items?: { from: string }[] } = JSON.parse(
      readText(path.join(this.root, "data/redirects.json")),
    )
    const redirected = new Set(items.map(({ from }) => plainAddress(from)))
    for (const [address, list] of pages) this.known.set(address, list)
    return [...this.known]
      .filter(([address]) => !pages.has(address) && !redirected.has(plainAddress(address)))
      .map(
        ([from, to]) =>
          `${from} no longer exists. If the page was public, add an item to Redirects: From ${from}, Leads to ${to}.\nIn data/redirects.json: ${JSON.stringify({ from, to })}`,
      )
      .join("\n\n")
  }
}
