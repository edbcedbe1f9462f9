import type { BuildArgs } from "gatsby"
import { type ContentType, contentTypes, type EntryKey } from "../../content/contentTypes"

/** The picture of a page, in the colour that it stands on. */
export interface PagePicture {
  backdrop: string
  file: { absolutePath: string; internal: { contentDigest: string } }
}

/** A page that can be shared. */
export interface SharePage {
  path: string
  title: string
  picture: PagePicture
}

type Entry = EntryKey & { seo: { title: string }; picture?: PagePicture }

interface Answer {
  home: { picture: PagePicture }
  [typeName: string]: { nodes?: Entry[]; picture?: PagePicture }
}

type Shared = ContentType & Required<Pick<ContentType, "path">>

const shared = contentTypes.filter((type): type is Shared => type.path !== undefined)

const picture = "picture { backdrop file { absolutePath internal { contentDigest } } }"

const query = `{
  home: page(slug: { eq: "home" }) { ${picture} }
  ${shared
    .map(({ typeName, schema: { shape } }) => {
      const fields = [
        "slug",
        "seo { title }",
        ...("number" in shape ? ["number"] : []),
        ...("picture" in shape ? [picture] : []),
      ]
      return `${typeName}: all${typeName} { nodes { ${fields.join(" ")} } }`
    })
    .join("\n  ")}
}`

/** Every page of the content, with its title and its picture; where it has none, home's. */
export const sharePages = async ({ graphql, reporter }: BuildArgs): Promise<SharePage[]> => {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) {
    reporter.panicOnBuild("The pages to draw share pictures for could not be read.", errors)
    return []
  }
  return shared.flatMap(({ typeName, path }) =>
    (data[typeName]?.nodes ?? []).map((entry) => ({
      path: path(entry),
      title: entry.seo.title,
      picture: entry.picture ?? data.home.picture,
    })),
  )
}
