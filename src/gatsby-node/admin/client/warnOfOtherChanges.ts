import type { AppEventListener } from "@sveltia/cms"
import type { Entry } from "./entryFormat"
import { savingError } from "./refuseOtherName"

/** Where the live preview serves data files as they are on disk. */
export const filesPath = "/admin/file"

/** The content of a data file on disk, or undefined if the live preview does not serve it. */
const readFile = async (path: string): Promise<string | undefined> => {
  const answer = await fetch(`${filesPath}/${encodeURI(path)}`, { cache: "no-store" })
  return answer.ok ? JSON.stringify(await answer.json()) : undefined
}

const fieldsOf = (text: string) => new Map(Object.entries(JSON.parse(text) as object))

/** The names of the fields in which two versions of an entry differ. */
const differences = (one: string, other: string) => {
  const [before, after] = [fieldsOf(one), fieldsOf(other)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)))
}

/**
 * Asks before a save overwrites what another program has changed in a file since the editing page read it. Without this
 * the editing program notices such changes in hosted repositories only.
 * @param known the content of a file as it was read, by its path and the entry in the form
 */
export const warnOfOtherChanges = (known: (path: string, entry: Entry) => string | undefined): AppEventListener[] => {
  const saved = new Map<string, string>()
  return [
    {
      name: "preSave",
      handler: async ({ entry }) => {
        const path = entry.get("path")
        if (!path || entry.get("newRecord")) return
        const [before, now] = [saved.get(path) ?? known(path, entry.get("data").toJS() as Entry), await readFile(path)]
        if (before === undefined || now === undefined || before === now) return
        const question = `Another program has changed ${path} since you opened it (${differences(before, now).join(", ")}).

OK saves your version over that change. Cancel keeps the file, and your version in this form: reload the page to see the file; it then offers to restore your version.`
        if (!window.confirm(question)) throw savingError(`Not saved: another program has changed ${path}.`)
      },
    },
    {
      name: "postSave",
      handler: async ({ entry }) => {
        const path = entry.get("path")
        const now = path ? await readFile(path) : undefined
        if (path && now !== undefined) saved.set(path, now)
      },
    },
  ]
}
