import { answerFrom } from "./gatsby"
import { ownData } from "./preparedData"

type Changes = { readonly [key: string]: Changes | string | number | boolean }

const changed = (value: object, changes: Changes): object => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, change]) => [
      key,
      typeof change === "object" ? changed((value as Record<string, object>)[key] ?? {}, change) : change,
    ]),
  ),
})

/**
 * Answers components' queries from the shipped data with an owner's changes.
 * @param changes the changed fields, by the name of the content type
 */
export const answerWith = (changes: Readonly<Record<string, Changes>>) =>
  answerFrom(
    ownData().entries.map((entry) => {
      const own = changes[entry.type.name]
      return own ? { ...entry, data: { ...entry.data, value: changed(entry.data.value as object, own) } } : entry
    }),
  )
