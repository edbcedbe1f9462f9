import type { CreatePagesArgs, CreateResolversArgs } from "gatsby"
import type { EntryKey } from "../../content/contentTypes"
import { entriesOf } from "../entriesOf"

/** What the list of all services shows of each. */
interface ListedService extends EntryKey {
  name: string
  summary: string
  group: string
}

interface ListContext {
  path?: string
  nodeModel: { trackPageDependencies: (nodes: [], dependency: { path?: string; connectionType: string }) => void }
}

/** Where the list stands in the cache, which all processes of a build share. */
const place = "listed services"

/** Writes down what the list of all services shows, in the order of their names. */
export const rememberServices = (args: CreatePagesArgs) => {
  const services = entriesOf<ListedService>("Service", args)
  const listed = services.map(({ slug, name, summary, group }) => ({ slug, name, summary, group }))
  return args.cache.set(
    place,
    listed.sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1)),
  )
}

/**
 * Adds that list to what can be asked for. To answer `allService`, Gatsby reads all of every service after each edit of
 * one, which for a thousand of them takes a third of a second.
 */
export const offerServices = ({ cache, createResolvers }: CreateResolversArgs) =>
  createResolvers({
    Query: {
      listedServices: {
        type: "[ListedService!]!",
        resolve: (_source: unknown, _args: unknown, { nodeModel, path }: ListContext) => {
          nodeModel.trackPageDependencies([], { path, connectionType: "Service" })
          return cache.get(place)
        },
      },
    },
  })
