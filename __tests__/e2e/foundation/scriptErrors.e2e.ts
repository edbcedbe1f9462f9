import { expect, test } from "@playwright/test"
import { hydrated, routes } from "../support"

/** One page of every kind, and those that answer unknown addresses. */
const paths = [
  ...new Map(routes.filter(({ kind }) => kind !== "page").map(({ kind, path }) => [kind, path])).values(),
  ...routes.filter(({ kind }) => kind === "page").map(({ path }) => path),
  ...["/services/gardening", "/blog/999", "/services/c++-assignment", "/services/c%2B%2B-assignment"],
  ...["/services/write-essay-for-oney", "/plans#contact", "/contact-us?plan=Gold"],
]

for (const path of paths)
  test(`${path} takes over its static HTML without an error`, async ({ page, baseURL }) => {
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`)
    })
    // Nothing outside this machine is asked: the look-up of the country gets its answer here.
    await page.route(
      ({ origin }) => origin !== new URL(baseURL ?? "").origin,
      (route) => route.fulfill({ json: { country: "Ireland" }, headers: { "access-control-allow-origin": "*" } }),
    )
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    expect(errors).toEqual([])
  })
