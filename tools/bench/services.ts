import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Copies a folder's services until there are `size` of them, each with its own slug and texts, as on a real site.
 * @returns how many there are in the end
 */
export const addServices = (folder: string, size: number) => {
  const models = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")))
  for (let number = models.length; number < size; number++) {
    const model = models[number % models.length]
    const slug = `sample-${number}`
    const entry = {
      ...model,
      slug,
      name: `Sample ${number}`,
      heading: `Sample service ${number}`,
      seo: { ...model.seo, title: `Sample service ${number}`, description: `What sample service ${number} gives.` },
      opening: `Sample ${number}. ${model.opening}`.slice(0, 1600),
      faqs: model.faqs.map((faq: { answer: string }) => ({ ...faq, answer: `${number}. ${faq.answer}`.slice(0, 900) })),
    }
    writeFileSync(path.join(folder, `${slug}.json`), JSON.stringify(entry))
  }
  return Math.max(models.length, size)
}

/**
 * Changes a text of the last service of a folder.
 * @param number the number of the edit; each writes different words
 */
export const editLastService = (folder: string, number: number) => {
  const file = path.join(folder, readdirSync(folder).toSorted().at(-1) ?? "")
  const entry = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...entry, opening: `Edit ${number}. ${entry.opening}`.slice(0, 1600) }))
}
