import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"

type Listed = ContentType & Required<Pick<ContentType, "path">>

interface Entry extends EntryKey {
  updated: string
}

type Answer = Record<string, { nodes: Entry[] }>

/** A page of the sitemap with the day of its last change. */
interface ListedPage {
  path: string
  lastmod: string
}

/** The pages of lists, which change with what they list. */
const lists: Record<string, string> = { services: "Service", blogs: "Post", career: "Job" }

/** The page that answers unknown addresses; search engines are to leave it out. */
const hidden = "not-found"

const listed = contentTypes.filter((type): type is Listed => type.path !== undefined)

const query = `{
  site { siteMetadata { siteUrl } }
  ${listed
    .map(({ typeName, schema }) => {
      const keys = "number" in schema.shape ? "slug number" : "slug"
      return `${typeName}: all${typeName} { nodes { ${keys} updated } }`
    })
    .join("\n  ")}
}`

const newest = (entries: readonly Entry[]) =>
  entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? ""

/** Every page that search engines may show, with its last change as its data file tells it. */
const resolvePages = (answer: Answer): ListedPage[] =>
  listed.flatMap(({ typeName, path }) =>
    (answer[typeName]?.nodes ?? [])
      .filter(({ slug }) => slug !== hidden)
      .map((entry) => {
        const list = typeName === "Page" ? lists[entry.slug] : undefined
        const shown = list ? (answer[list]?.nodes ?? []) : []
        return { path: path(entry), lastmod: newest([entry, ...shown]) }
      }),
  )

/** What gatsby-plugin-sitemap is told: the pages of the content types that have one, and no invented frequencies. */
export const sitemapOptions = {
  query,
  resolvePages,
  serialize: ({ path, lastmod }: ListedPage) => ({ url: path, lastmod }),
  createLinkInHead: false,
  output: "/",
}
