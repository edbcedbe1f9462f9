/** @jest-environment node */
import { type ReactNode, Suspense, useId } from "react"
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import { renderPage } from "../../src/html/renderPage"
import { SharedPart } from "../../src/html/SharedPart"
import { latePart } from "../../src/late/latePart"

jest.mock("gatsby", () => require("../support/siteDouble"))

const htmlOf = async (bodyComponent: ReactNode, pathname = "/services/law") => {
  let body = ""
  await renderPage({
    bodyComponent,
    pathname,
    replaceBodyHTMLString: (html: string) => {
      body = html
    },
  })
  return body
}

test("a page is whole: what comes alive on its own stands in its place", async () => {
  const parts = Array.from({ length: 9 }, (_, number) => `Part ${number} ${"word ".repeat(999)}`)
  const html = await htmlOf(
    parts.map((text) => (
      <Suspense key={text}>
        <p>{text}</p>
      </Suspense>
    )),
  )
  const places = parts.map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).not.toContain("<script")
})

test("pages that are drawn at the same time keep their own heads", async () => {
  const titles = ["Law", "History", "Physics"].map(async (title) => {
    await htmlOf(<Helmet title={title} />)
    return Helmet.renderStatic().title.toString()
  })
  expect((await Promise.all(titles)).map((title) => title.replace(/<[^>]*>/g, ""))).toEqual([
    "Law",
    "History",
    "Physics",
  ])
})

/** A part with what depends on its place and its page; it tells each time it is drawn. */
const Words = ({ text, here, draw }: { text: string; here: string; draw: () => void }) => {
  draw()
  return (
    <p id={useId()}>
      <a href="/services/law" aria-current={here === "/services/law" ? "page" : undefined}>
        {text} & more
      </a>
    </p>
  )
}

const pageWith = (name: string, here: string, draw: () => void = () => undefined) => (
  <main>
    <h1>{here}</h1>
    <SharedPart name={name}>
      <Suspense>
        <Words text={name} here={here} draw={draw} />
      </Suspense>
    </SharedPart>
  </main>
)

test("a shared part is drawn for the first page only, and stands in all as React would have drawn it", async () => {
  const draw = jest.fn()
  const paths = ["/services/a", "/services/b", "/services/c"]
  const pages = []
  for (const path of paths) pages.push(await htmlOf(pageWith("footer", path, draw), path))
  expect(draw).toHaveBeenCalledTimes(1)
  expect(pages).toEqual(paths.map((path) => renderToString(pageWith("footer", path))))
})

test("a page that a shared part links to marks that link, and hands it on to no other page", async () => {
  for (const path of ["/services/law", "/services/a", "/services/law", "/services/b"])
    expect(await htmlOf(pageWith("header", path), path)).toBe(renderToString(pageWith("header", path)))
})

const Broken = (): never => {
  throw new Error("No picture")
}

test("a part whose script comes late stands in its place, drawn as a page of its own: so its ids are its own", async () => {
  const part = <Words text="rest" here="" draw={() => undefined} />
  const Part = latePart({ name: "rest", load: async () => () => part })
  const html = await htmlOf(
    <main>
      <Suspense>
        <Part />
      </Suspense>
      <Words text="frame" here="" draw={() => undefined} />
    </main>,
  )
  expect(html).toContain(` data-late="rest"><div>${renderToString(part, { identifierPrefix: "rest" })}</div></div>`)
  expect(html.indexOf(">rest<")).toBeLessThan(html.indexOf(">frame<"))
})

test("what a late part throws ends the build, too", async () => {
  const Part = latePart({ name: "rest", load: async () => Broken })
  await expect(htmlOf(<Part />)).rejects.toThrow("No picture")
})

test("a late part that could not be loaded ends the build: else its place would be empty", async () => {
  const Part = latePart({ name: "rest", load: () => Promise.reject(new Error("No such file")) })
  await expect(htmlOf(<Part />)).rejects.toThrow('The late part "rest" is not loaded')
})

test("what a part throws ends the build, also where the browser could try again", async () => {
  const broken = (
    <Suspense>
      <Broken />
    </Suspense>
  )
  await expect(htmlOf(broken)).rejects.toThrow("No picture")
})
