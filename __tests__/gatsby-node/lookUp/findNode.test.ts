/** @jest-environment node */
import type { GatsbyCache } from "gatsby"
import { findNode, type QueryContext } from "../../../src/gatsby-node/lookUp/findNode"
import { cacheNodeIds } from "../../../src/gatsby-node/lookUp/nodeIds"
import { resolveImage } from "../../../src/gatsby-node/lookUp/resolveImage"
import { resolveReferences } from "../../../src/gatsby-node/lookUp/resolveReferences"

const node = (type: string, fields: object) => ({ internal: { type }, ...fields })

/** A store with two services, and a picture's file next to an entry's file. */
const site = () => {
  const nodes = new Map<string, Record<string, unknown>>()
  const add = (type: string, id: string, fields: object) => nodes.set(id, node(type, { id, ...fields }))
  add("Service", "1", { slug: "law" })
  add("Service", "2", { slug: "art" })
  add("File", "3", { absolutePath: "/site/data/images/law.jpg" })
  add("File", "4", { absolutePath: "/site/data/pictures/law.json", dir: "/site/data/pictures" })
  add("ImageSharp", "5", { parent: "3" })
  const kept = new Map<string, unknown>()
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => kept.set(key, value),
  } as unknown as GatsbyCache
  const ofType = (name: string) =>
    [...nodes.values()].filter(({ internal }) => (internal as { type: string }).type === name)
  const searched: string[] = []
  const context = {
    path: "/plans",
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null,
      findOne: async ({ type, query }: { type: string; query: { filter: Record<string, { eq: string }> } }) => {
        const [[key, { eq }] = ["", { eq: "" }]] = Object.entries(query.filter)
        searched.push(`${type} ${eq}`)
        return ofType(type).find((found) => found[key] === eq) ?? null
      },
      findRootNodeAncestor: () => nodes.get("4"),
    },
  } as unknown as QueryContext
  const cacheIds = () =>
    cacheNodeIds({ cache, getNodesByType: ofType, getNode: (id: string) => nodes.get(id) } as unknown as Parameters<
      typeof cacheNodeIds
    >[0])
  return { add, cache, context, nodes, cacheIds, searched }
}

test("a cached entry is found without a search", async () => {
  const { cache, context, cacheIds, searched } = site()
  await cacheIds()
  expect(await findNode("Service", "slug", cache)("art", context)).toMatchObject({ id: "2" })
  expect(searched).toEqual([])
})

test("an entry that is new or has a new id is searched for once", async () => {
  const { add, cache, context, nodes, cacheIds, searched } = site()
  await cacheIds()
  nodes.delete("2")
  add("Service", "6", { slug: "art" })
  add("Service", "7", { slug: "music" })
  const find = findNode("Service", "slug", cache)
  for (const [slug, id] of [
    ["art", "6"],
    ["music", "7"],
    ["art", "6"],
  ] as const)
    expect(await find(slug, context)).toMatchObject({ id })
  expect(searched).toEqual(["Service art", "Service music"])
})

test("a missing entry is not found", async () => {
  const { cache, context, cacheIds } = site()
  await cacheIds()
  expect(await findNode("Service", "slug", cache)("gone", context)).toBeNull()
})

test("a picture's file is found from the folder of its data file, without a search among all files", async () => {
  const { cache, context, cacheIds, searched } = site()
  await cacheIds()
  const file = await resolveImage(cache)({ file: "../images/law.jpg" }, {}, context, { fieldName: "file" })
  expect(file).toMatchObject({ id: "3" })
  expect(searched).toEqual([])
})

test("a list of references has no entries whose pages are hidden, and keeps its order", async () => {
  const { add, cache, context, cacheIds } = site()
  add("Service", "6", { slug: "campaign", hidden: true })
  await cacheIds()
  const resolve = resolveReferences("Service", cache)
  const found = await resolve({ related: ["art", "campaign", "law"] }, {}, context, { fieldName: "related" })
  expect(found).toEqual([expect.objectContaining({ id: "2" }), expect.objectContaining({ id: "1" })])
})
