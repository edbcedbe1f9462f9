import type { AppEventListener } from "@sveltia/cms"

interface Collection {
  name: string
  slug?: string | { template?: string }
}

/** The editing program shows only the cause of this error. */
export const savingError = (words: string) => new Error("saving_failed", { cause: new Error(words) })

/** Before an entry is saved, refuses a slug or number that does not match its file name, as the check does. */
export const refuseOtherName = (collections: readonly Collection[]): AppEventListener => ({
  name: "preSave",
  handler: ({ entry }) => {
    const slug = collections.find(({ name }) => name === entry.get("collection"))?.slug
    const pattern = typeof slug === "object" ? slug.template : slug
    if (!pattern) return
    const name = pattern.replace(/\{\{fields\.(\w+)\}\}/g, (_, key) => String(entry.getIn(["data", key])))
    const file = entry.get("slug")
    if (name === file) return
    throw savingError(
      entry.get("newRecord")
        ? `There is already an entry called ${name}. Give this one its own name: change its slug.`
        : `The file of this entry is called ${file}.json, but would have to be called ${name}.json. Change the field back. To give an entry a different slug, use "npm run rename", which also updates everything that refers to it.`,
    )
  },
})
