import { readdirSync } from "node:fs"
import type { CreatePagesArgs, PageProps, RenderBodyArgs } from "gatsby"
import type { ComponentType, ReactNode } from "react"
import * as answerQuery from "./answerQuery"
import * as preparedData from "./preparedData"
import type { SiteEntry } from "./siteEntries"

// As `gatsby build` sets it, and `defineScriptTags` once it knows the scripts.
process.env = {
  ...process.env,
  NODE_ENV: "production",
  PAGE_SCRIPTS: '<script src="/static/js/app.1.js" async></script>',
}

/** A page as written by a build. */
export interface WrittenPage {
  readonly path: string
  /** The result of its query. */
  readonly data: Record<string, unknown>
  readonly html: string
}

interface Page {
  readonly path: string
  readonly component: string
  readonly context?: object
}

/** The modules that write pages, loaded anew for each site, since they keep state between renders; the data layer does not. */
const load = async () => {
  let parts: ReturnType<typeof required> | undefined
  await jest.isolateModulesAsync(async () => {
    jest.doMock("./answerQuery", () => answerQuery)
    jest.doMock("./preparedData", () => preparedData)
    parts = required()
    // The code of islands starts to load with their definitions, and is loaded after this turn.
    await new Promise((resolve) => setImmediate(resolve))
  })
  if (!parts) throw new Error("The writer of pages was not loaded")
  return parts
}

const required = () => ({
  ...(require("react") as typeof import("react")),
  ...(require("react-dom/server") as typeof import("react-dom/server")),
  ...(require("./gatsby") as typeof import("./gatsby")),
  helmet: require("gatsby-plugin-react-helmet/gatsby-ssr") as { onRenderBody: (args: unknown) => void },
  site: require("../../gatsby-ssr") as typeof import("../../gatsby-ssr"),
  Document: (require("../../src/html") as typeof import("../../src/html")).default,
  componentOf: Object.assign(
    {},
    ...[...templates, ...pageFiles].map((file) => ({ [file]: require(`../../${file}`) })),
  ) as Record<string, { default: ComponentType<PageProps>; query?: string }>,
})

const filesIn = (folder: string) => readdirSync(folder).map((file) => `${folder}/${file}`)
const templates = filesIn("src/templates")
const pageFiles = filesIn("src/pages")

const singlePages = pageFiles.map((component) => {
  const name = component.replace(/^src\/pages\/(.*)\.tsx$/, "$1")
  return { path: name === "index" ? "/" : `/${name}`, component, context: {} }
})

/** The pages that gatsby-node creates from entries. */
const madePages = (entries: readonly SiteEntry[]) => {
  const pages: Page[] = []
  const { createEntryPages, createFallbackPages, createServiceLists } =
    require("../../src/gatsby-node/createPages") as typeof import("../../src/gatsby-node/createPages")
  const args = {
    actions: { createPage: (page: Page) => pages.push(page) },
    getNodesByType: (typeName: string) =>
      entries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value),
  } as unknown as CreatePagesArgs
  createEntryPages(args)
  createServiceLists(args)
  createFallbackPages(args)
  return pages.map((page) => ({ ...page, component: page.component.replace(`${process.cwd()}/`, "") }))
}

/**
 * Writes pages of a site with these entries as `gatsby build` does, through the site's own gatsby-ssr: from the queries
 * to the HTML with its policy. Scripts and styles are placeholders.
 * @param chosen which pages to write
 */
export const writePages = async (entries: readonly SiteEntry[], chosen: (path: string) => boolean) => {
  const {
    answerFrom,
    allResults,
    componentOf,
    createElement,
    renderToStaticMarkup,
    StaticQueryContext,
    helmet,
    site,
    Document,
  } = await load()
  const answer = answerQuery.answerer(entries)
  answerFrom(entries)
  const results = allResults()

  const write = async ({ path, component, context = {} }: Page): Promise<WrittenPage> => {
    const module = componentOf[component]
    if (!module) throw new Error(`There is no ${component}`)
    const data = module.query ? answer(module.query, { ...context }) : {}
    const props = { data, location: { pathname: path, state: null }, path, pageContext: context, params: {} }
    const element = createElement(module.default, props as unknown as PageProps)
    const wrapped = site.wrapPageElement?.({ element, props: props as unknown as PageProps } as never, {} as never)
    const root = site.wrapRootElement?.({ element: wrapped } as never, {} as never) as ReactNode
    let body = ""
    await site.replaceRenderer?.(
      {
        bodyComponent: createElement(StaticQueryContext.Provider, { value: results }, root),
        pathname: path,
        replaceBodyHTMLString: (html: string) => {
          body = html
        },
      } as never,
      {} as never,
    )
    const parts = { head: [] as ReactNode[], end: [] as ReactNode[], html: {}, body: {} }
    const style = createElement("style", {
      key: "style",
      "data-href": "/static/css/app.1.css",
      "data-identity": "gatsby-global-css",
      dangerouslySetInnerHTML: { __html: "body{margin:0}" },
    } as object)
    const args = {
      pathname: path,
      loadPageDataSync: () => ({
        path,
        staticQueryHashes: Object.keys(results),
        result: { data, pageContext: context },
      }),
      setHeadComponents: (more: ReactNode[]) => parts.head.push(...more),
      setPostBodyComponents: (more: ReactNode[]) => parts.end.push(...more),
      setHtmlAttributes: (more: object) => Object.assign(parts.html, more),
      setBodyAttributes: (more: object) => Object.assign(parts.body, more),
    } as unknown as RenderBodyArgs
    helmet.onRenderBody(args)
    site.onRenderBody?.(args, {} as never)
    const slot = createElement("slot", { key: "slot", sliceId: "_gatsby-scripts" } as object)
    parts.head.push(style)
    parts.end.push(slot)
    site.onPreRenderHTML?.(
      {
        getHeadComponents: () => parts.head,
        getPostBodyComponents: () => parts.end,
        replaceHeadComponents: (head: ReactNode[]) => Object.assign(parts, { head }),
        replacePostBodyComponents: (end: ReactNode[]) => Object.assign(parts, { end }),
      } as never,
      {} as never,
    )
    const html = renderToStaticMarkup(
      createElement(Document, {
        htmlAttributes: parts.html,
        headComponents: parts.head,
        bodyAttributes: parts.body,
        preBodyComponents: [],
        body,
        postBodyComponents: parts.end,
        path,
      }),
    )
    return { path, data, html: `<!DOCTYPE html>${html}` }
  }

  const pages: WrittenPage[] = []
  for (const page of [...singlePages, ...madePages(entries)]) if (chosen(page.path)) pages.push(await write(page))
  return pages
}
