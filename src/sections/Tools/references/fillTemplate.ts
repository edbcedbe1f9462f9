/** The values of a template's fields; a missing one counts as empty. */
export type Values = Readonly<Record<string, string>>

/** A field in braces, `{?field}` or `{!field}` as a condition, or `{field=one/many}`, which depends on the number. */
const field = /\{([?!]?)([a-z]+)(?:=([^{}/]*)\/([^{}]*))?\}/g

/** The names of the fields in a template. */
export const fieldsIn = (template: string) => [...template.matchAll(field)].flatMap(([, , name]) => name ?? [])

/**
 * Fills a template. Each part between `|` is left out if one of its fields is empty.
 * @param many the fields that name more than one person or page
 */
export const fillTemplate = (template: string, values: Values, many: readonly string[] = []) =>
  template
    .split("|")
    .map((part) => {
      let isWhole = true
      const text = part.replace(field, (_, condition: string, name: string, one?: string, more = "") => {
        const value = values[name] ?? ""
        if ((value === "") !== (condition === "!")) isWhole = false
        if (condition) return ""
        if (one === undefined) return value
        return many.includes(name) ? more : one
      })
      return isWhole ? text : ""
    })
    .join("")
