import { type APIRequestContext, expect, test } from "@playwright/test"
import { builtPages } from "../found/BuiltSite"
import { StaticPage } from "../StaticPage"
import { routes } from "../support"

interface Visit {
  status: number
  page: StaticPage
}

/** Fetches each address that is not a page's once. */
const visitor = (request: APIRequestContext) => {
  const visits = new Map(builtPages.map(({ path, page }) => [path, Promise.resolve<Visit>({ status: 200, page })]))
  return (path: string) => {
    const visit =
      visits.get(path) ??
      request
        .get(path, { maxRedirects: 0 })
        .then(async (response) => ({ status: response.status(), page: new StaticPage(await response.text()) }))
    visits.set(path, visit)
    return visit
  }
}

/** What is wrong with the target of a link, or undefined. */
const complaint = async (visit: (path: string) => Promise<Visit>, { pathname, hash }: URL) => {
  const { status, page } = await visit(pathname)
  if (status !== 200) return `answers ${status}`
  if (page.meta("robots").join().includes("noindex")) return "is a page for unknown addresses"
  const id = decodeURIComponent(hash.slice(1))
  return id === "" || page.ids.has(id) ? undefined : `has no element with the id '${id}'`
}

test("no page has a dead link or fragment, and every page is at most three clicks from home", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const visit = visitor(request)
  const links = new Map<string, string>()
  for (const { path } of routes) {
    const { page } = await visit(path)
    for (const href of page.values("a", "href")) {
      const target = new URL(href, `${baseURL}${path}`)
      if (target.origin === new URL(baseURL ?? "").origin && !links.has(target.href)) links.set(target.href, path)
    }
  }
  expect(links.size).toBeGreaterThan(routes.length / 2)

  const dead: string[] = []
  for (const [href, from] of links) {
    const wrong = await complaint(visit, new URL(href))
    if (wrong) dead.push(`${href}, linked from ${from}, ${wrong}`)
  }
  expect.soft(dead).toEqual([])

  const clicks = new Map([["/", 0]])
  for (const [path, count] of clicks) {
    const { page } = await visit(path)
    for (const href of page.values("a", "href")) {
      const target = new URL(href, `${baseURL}${path}`)
      const next = decodeURIComponent(target.pathname)
      if (target.origin === new URL(baseURL ?? "").origin && !clicks.has(next)) clicks.set(next, count + 1)
    }
  }
  const far = routes.filter(({ path }) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
})
