import { createHash } from "node:crypto"
import MiniSearch from "minisearch"
import { addressesOf } from "../../search/addressesOf"
import type { CutList } from "../../search/cutList"
import type { Occurrences, PartedIndex } from "../../search/partedSearch"
import { askedHits, type SearchFile, searchDocuments } from "../../search/searchFile"
import {
  indexPath,
  pagesPath,
  partsFolder,
  processTerm,
  type SearchDocument,
  type SearchHit,
  searchOptions,
} from "../../search/searchOptions"
import { hitOf } from "../../search/searchSite"
import { isServicePage } from "../../site/isServicePage"
import { publish } from "../publish"

/** The size of a file of a list, in characters; compressed it is a quarter to a tenth of that. */
const PART_SIZE = 50_000

/** By what scores are multiplied, so that they can be stored as whole numbers. */
const SCORE_STEPS = 100

/**
 * Publishes a sorted list as files of about the same size.
 * @param keyOf the key by which the list is sorted, given an item and its place
 */
const cut = <Item, Key>(
  folder: string,
  items: Iterable<Item>,
  keyOf: (item: Item, place: number) => Key,
): CutList<Key> => {
  const firsts: Key[] = []
  let texts: string[] = []
  let size = 0
  let place = 0
  const publishPart = () => texts.length > 0 && publish(`${folder}/${firsts.length - 1}.json`, `[${texts.join(",")}]`)
  for (const item of items) {
    const text = JSON.stringify(item)
    if (texts.length === 0 || size + text.length > PART_SIZE) {
      publishPart()
      firsts.push(keyOf(item, place))
      texts = []
      size = 0
    }
    texts.push(text)
    size += text.length
    place += 1
  }
  publishPart()
  return { folder, firsts }
}

/** Does as `processTerm`, once for each word, since documents share most of them. */
const rememberingTerms = () => {
  const [inTitles, elsewhere] = [new Map<string, string | undefined>(), new Map<string, string | undefined>()]
  return (word: string, field?: string) => {
    const terms = field === "title" ? inTitles : elsewhere
    if (!terms.has(word)) terms.set(word, processTerm(word, field))
    return terms.get(word)
  }
}

/** All words of documents in the order of their letters, each with the documents that have it and their scores. */
function* occurrencesIn(documents: readonly SearchDocument[]): Generator<Occurrences> {
  // Scores need none of the documents' texts.
  const index = new MiniSearch<SearchDocument>({
    ...searchOptions,
    storeFields: ["weight"],
    processTerm: rememberingTerms(),
  })
  index.addAll(documents)
  const exactly = { tokenize: (word: string) => [word], processTerm: (word: string) => word }
  const words = index.toJSON().index.map(([word]) => word)
  for (const word of words.sort()) {
    const found = index.search(word, exactly).sort((one, other) => one.id - other.id)
    const numbers = found.map(({ id }): number => id)
    const scores = found.map(({ score }) => Math.max(1, Math.round(score * SCORE_STEPS)))
    yield [word, numbers.map((id, at) => id - (numbers[at - 1] ?? 0)), scores]
  }
}

/** The folder of a list's files. It changes with the content, so that a browser never mixes the files of two builds. */
const folderOf = (content: unknown) =>
  `${partsFolder}/${createHash("sha1").update(JSON.stringify(content)).digest("hex").slice(0, 10)}`

/** Publishes the search of a large site in parts, from which the browser loads those with the words of a query. */
export const publishParts = (file: SearchFile) => {
  const folder = folderOf(file)
  const isService = ({ path }: SearchDocument) => isServicePage(path)
  const documents = searchDocuments(file)
    .toSorted((one, other) => Number(isService(other)) - Number(isService(one)))
    .map((document, id) => ({ ...document, id }))
  const index: PartedIndex = {
    documents: documents.length,
    services: documents.filter(isService).length,
    words: cut(`${folder}/words`, occurrencesIn(documents), ([word]) => word),
    hits: cut(`${folder}/hits`, documents.map(hitOf), (_, place) => place),
    asked: askedHits(file),
  }
  publish(indexPath, JSON.stringify(index))
}

/** Publishes the list of what addresses may mean in parts, from which the browser loads the one next to an address. */
export const publishPageParts = (hits: readonly SearchHit[]) => {
  const byAddress = hits
    .flatMap((hit) => addressesOf(hit).map((address) => [address.toLowerCase(), hit] as const))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const keys = byAddress.map(([address]) => address)
  const list = cut(
    `${folderOf(hits)}/pages`,
    byAddress.map(([, hit]) => hit),
    (_, place) => String(keys[place]),
  )
  publish(pagesPath, JSON.stringify(list))
}
