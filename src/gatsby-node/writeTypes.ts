import { existsSync, readFileSync, watchFile, writeFileSync } from "node:fs"

/** Where Gatsby writes the types of the whole schema and of all queries, some 13,000 lines. */
export const allTypes = ".cache/typegen/gatsby-types.d.ts"

const usedTypes = "src/gatsby-types.d.ts"

/** Whether a type is that of a query or fragment, and not Gatsby's type with all queries. */
const isOfQuery = (name: string) => /.(?:Query|Fragment)$/.test(name)

/** The types of queries and fragments, and those that they name: one line in thirty. */
const usedIn = (all: string) => {
  // Comments stand before what they describe.
  const [head = "", ...rest] = all.replace(/^\/\*\*[\s\S]*?\*\/\n/gm, "").split(/^type /m)
  const texts = new Map(rest.map((text) => [/^\w+/.exec(text)?.[0] ?? "", text.replace(/\n+\}?\n*$/, "")] as const))
  const used = new Set([...texts.keys()].filter(isOfQuery))
  // The set grows while it is iterated.
  for (const name of used)
    for (const [word] of texts.get(name)?.matchAll(/\w+/g) ?? []) if (texts.has(word)) used.add(word)
  const kept = [...texts].filter(([name]) => used.has(name)).map(([, text]) => `type ${text}\n`)
  return `${head.trimEnd()}\n\n${kept.join("\n")}\n}\n`
}

/** Takes the types that queries use from those that Gatsby has written into the file that is in git. */
export const writeUsedTypes = () => {
  const text = usedIn(readFileSync(allTypes, "utf8"))
  if (!existsSync(usedTypes) || readFileSync(usedTypes, "utf8") !== text) writeFileSync(usedTypes, text)
}

/** Does so whenever `gatsby develop` writes them. */
export const followTypes = () => watchFile(allTypes, { interval: 1000 }, ({ size }) => size > 0 && writeUsedTypes())
