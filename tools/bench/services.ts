import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { dialCodes } from "../../src/gatsby-node/dialCodes"

const places = [...dialCodes.values()].map(({ name }) => name)

/**
 * Copies a folder's services until there are `size` of them, each with its own slug and texts, as on a site with a page
 * for each subject and country.
 * @returns how many there are in the end
 */
export const addServices = (folder: string, size: number) => {
  const models = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")))
  for (let number = models.length; number < size; number++) {
    const model = models[number % models.length]
    const place = places[Math.floor(number / models.length) % places.length]
    const slug = `${model.slug}-${number}`
    const name = `${model.name} in ${place}`
    const entry = {
      ...model,
      slug,
      name: name.slice(0, 48).trim(),
      heading: `${name} ${number}`.slice(0, 70),
      seo: {
        title: `${number}: ${name}`.slice(0, 60).trim(),
        description: `What number ${number}, ${name}, gives.`.slice(0, 155),
      },
      opening: `${name}, number ${number}. ${model.opening}`.slice(0, 1600),
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
