/** @jest-environment node */
import { StaticQueryContext } from "gatsby"
import { isValidElement, type ReactNode, useContext } from "react"
import { renderToString } from "react-dom/server"
import { defineIsland } from "../../../src/islands/Island"
import { HeadResults, inlinePageData, QueryResultsToInline } from "../../../src/islands/page-data/inlinePageData"
import { ofNoIsland, type PageData } from "../../../src/islands/page-data/PageData"

const names = ["title", "places", "offices", "chat", "country", "site"] as const

const results = Object.fromEntries(names.map((name) => [name, { data: name }]))

/** Shows results, as components with static queries do. */
const Shown = ({ of }: { of: readonly string[] }) => {
  const known = useContext(StaticQueryContext)
  return <p>{of.map((name) => String(known[name]?.data)).join(" ")}</p>
}

const Footer = defineIsland({ name: "footer", load: async () => () => <Shown of={["title", "offices", "places"]} /> })
const Form = defineIsland({ name: "form", load: async () => () => <Shown of={["country"]} /> })

/**
 * The data in the HTML of a page.
 * @param fields what its query answers
 */
const inlinedData = (fields = {}) => {
  let parts: ReactNode[] = []
  inlinePageData({
    pathname: "/plans",
    loadPageDataSync: () => ({ path: "/plans", staticQueryHashes: [...names, "new"], result: { data: fields } }),
    setPostBodyComponents: (added: ReactNode[]) => {
      parts = added
    },
  } as unknown as Parameters<typeof inlinePageData>[0])
  const [script] = parts
  if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(script)) throw new Error("No data are inlined")
  return JSON.parse(script.props.dangerouslySetInnerHTML.__html) as PageData
}

test("the page has the results that it reads itself; islands, and parts that load on use, get theirs with their code", async () => {
  await new Promise(setImmediate)
  const html = renderToString(
    <StaticQueryContext.Provider value={results}>
      <QueryResultsToInline>
        <HeadResults>
          <Shown of={["title", "site"]} />
        </HeadResults>
        <Shown of={["title"]} />
        <Form />
        <Footer />
      </QueryResultsToInline>
    </StaticQueryContext.Provider>,
  )
  expect(html).toContain("<p>title offices places</p>")
  const { results: inlined, late, page } = inlinedData()
  // Nothing on the page shows the chat, which loads when it is opened; no script writes the head again.
  expect(late).toEqual({ form: ["country"], footer: ["offices", "places"], [ofNoIsland]: ["chat", "site"] })
  expect(Object.keys(inlined)).toEqual(["title"])
  // What Gatsby still has to fetch.
  expect(page.staticQueryHashes).toEqual(["new"])
})

test("late fields of the page's query are left out, and the page says so", () => {
  expect(inlinedData({ service: 1, lateService: 2, later: 3 })).toMatchObject({
    hasLateFields: true,
  })
  expect(inlinedData({ service: 1, lateService: 2, later: 3 }).page.result.data).toEqual({ service: 1, later: 3 })
  expect(inlinedData({ service: 1 })).not.toHaveProperty("hasLateFields")
})
