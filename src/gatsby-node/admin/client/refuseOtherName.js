/** @typedef {{ name: string, slug?: string }} Collection */

/**
 * Before an entry is saved, refuses a slug or number that does not match its file name, as the check does.
 * @param {readonly Collection[]} collections
 */
export const refuseOtherName = (collections) => ({
  name: "preSave",
  /** @param {{ entry: { get: (key: string) => any, getIn: (path: string[]) => unknown } }} event */
  handler: ({ entry }) => {
    const pattern = collections.find(({ name }) => name === entry.get("collection"))?.slug
    if (!pattern || entry.get("newRecord")) return
    const name = pattern.replace(/\{\{fields\.(\w+)\}\}/g, (_, key) => String(entry.getIn(["data", key])))
    if (name === entry.get("slug")) return
    const words = `The file of this entry is called ${entry.get("slug")}.json, but would have to be called ${name}.json. Change the field back. To give an entry a different slug, use "npm run rename", which also updates everything that refers to it.`
    // The editing program shows only the cause of this error.
    throw new Error("saving_failed", { cause: new Error(words) })
  },
})
