import { readFileSync } from "node:fs"

interface Sample {
  sections: { passages: { body: string }[] }[]
}

/** The whole text of a sample, as Markdown. */
export const sampleText = (slug: string) => {
  const { sections }: Sample = JSON.parse(readFileSync(`data/samples/${slug}.json`, "utf8"))
  return sections.flatMap(({ passages }) => passages.map(({ body }) => body)).join("\n\n")
}

/** The numbers in the rows of a sample's first table, whose first column contains row numbers or measurements. */
export const tableOf = (text: string) =>
  [...text.matchAll(/^\| (?=[\d−])(.+) \|$/gm)].map(([, cells = ""]) =>
    cells.split("|").map((cell) => Number(cell.trim().replace("−", "-"))),
  )

/** The blocks of code in a language. */
export const codeOf = (text: string, language: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code = ""]) => (name === language ? [code] : []))
