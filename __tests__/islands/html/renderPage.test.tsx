/** @jest-environment node */
import { setImmediate } from "node:timers/promises"
import { type ReactNode, Suspense } from "react"
import { Helmet } from "react-helmet"
import { renderPage } from "../../../src/islands/html/renderPage"
import { defineIsland } from "../../../src/islands/Island"

const htmlOf = async (bodyComponent: ReactNode) => {
  let body = ""
  await renderPage({
    bodyComponent,
    replaceBodyHTMLString: (html: string) => {
      body = html
    },
  })
  return body
}

test("a page is complete, including what is hydrated separately", async () => {
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

test("pages that are rendered at the same time keep their own heads", async () => {
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

const Broken = (): never => {
  throw new Error("No picture")
}

test("an island is in its place, marked as dehydrated", async () => {
  const part = <p>Below the first view</p>
  const Part = defineIsland({ name: "rest", load: async () => () => part })
  await setImmediate()
  const html = await htmlOf(
    <main>
      <Part />
      <p>The end</p>
    </main>,
  )
  expect(html).toMatch(
    /<div data-island="rest" data-dehydrated=""><!--\$--><p>Below the first view<\/p><!--\/\$--><\/div>/,
  )
})

test("an error in an island fails the build, too", async () => {
  const Part = defineIsland({ name: "rest", load: async () => Broken })
  await setImmediate()
  await expect(htmlOf(<Part />)).rejects.toThrow("No picture")
})

test("an island whose code could not be loaded fails the build, since its place would be empty", async () => {
  const Part = defineIsland({ name: "rest", load: () => Promise.reject(new Error("No such file")) })
  await setImmediate()
  await expect(htmlOf(<Part />)).rejects.toThrow("No such file")
})

test("so does one whose code is not loaded yet", async () => {
  let finish: (part: () => null) => void = () => undefined
  const code = new Promise<() => null>((resolve) => {
    finish = resolve
  })
  const Part = defineIsland({ name: "rest", load: () => code })
  const html = htmlOf(<Part />)
  await setImmediate()
  finish(() => null)
  await expect(html).rejects.toThrow("The code of an island was not loaded")
})

test("an error in a part fails the build, even if the browser could try again", async () => {
  const broken = (
    <Suspense>
      <Broken />
    </Suspense>
  )
  await expect(htmlOf(broken)).rejects.toThrow("No picture")
})
