import { expect, test } from "@playwright/test"
import { attribute, textOf } from "../StaticPage"
import { shownPages } from "./BuiltSite"

/** Link texts that tell a search engine nothing about the target (Lighthouse, audit 'link-text'). */
const empty = new Set([
  ...["click here", "click this", "go", "here", "this", "start", "right here", "more", "learn more"],
  ...["read more", "see more", "more info", "more information"],
])

test("the text of every link says where it goes", () => {
  const vague = shownPages.flatMap(({ path, page }) =>
    page
      .all("a")
      .filter((link) => attribute(link, "href") !== undefined)
      .filter((link) => {
        const words = textOf(link).toLowerCase()
        return empty.has(words) || (words === "" && !attribute(link, "aria-label"))
      })
      .map((link) => `${path}: '${textOf(link)}' leads to ${attribute(link, "href")}`),
  )
  expect(vague).toEqual([])
})

test("every link and button has one name, which begins with its visible text", () => {
  const wrong = shownPages.flatMap(({ path, page }) =>
    ["a", "button"]
      .flatMap((tagName) => page.all(tagName))
      .map((element) => ({ words: textOf(element), label: attribute(element, "aria-label") }))
      // A label replaces the text, so it must begin with it and add to it (WCAG 2.2, criterion 2.5.3).
      .filter(
        ({ words, label }) => label !== undefined && words !== "" && (!label.startsWith(words) || label === words),
      )
      .map(({ words, label }) => `${path}: '${words}' is called '${label}'`),
  )
  expect(wrong).toEqual([])
})
