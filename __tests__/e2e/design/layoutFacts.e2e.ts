import { expect, test } from "@playwright/test"
import type { DefaultTreeAdapterTypes as Tree } from "parse5"
import { servicesPath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { builtPages } from "../found/BuiltSite"
import { attribute, textOf } from "../StaticPage"

test("header, overlay and footer of the HTML have the links, cards, badges, warning and copyright of the data", () => {
  const page = builtPages.find(({ path }) => path === "/privacy-policy")?.page
  const [header, dialog, footer] = ["header", "dialog", "footer"].flatMap((name) => page?.all(name)[0] ?? [])
  if (!page || !header || !dialog || !footer) throw new Error("The page is not complete.")
  const links = (place: Tree.Element) =>
    page
      .within(place, "a")
      .map((link) => ({ label: textOf(link), to: decodeURIComponent(`${attribute(link, "href")}`) }))
  const { navigation, site } = content
  const inMenu = ({ label, to }: { label: string; to: string }) => ({ label, to })

  expect(links(header)).toEqual(expect.arrayContaining([...navigation.header, navigation.action].map(inMenu)))
  expect(page.within(dialog, "summary").map(textOf)).toEqual([navigation.servicesLabel])
  expect(page.within(dialog, "details").flatMap(links)).toEqual([{ label: expect.any(String), to: servicesPath }])
  const inOverlay = [...navigation.overlay, navigation.action].map(inMenu)
  expect(links(dialog).slice(-inOverlay.length)).toEqual(inOverlay)

  expect(links(footer)).toEqual(expect.arrayContaining(navigation.footer.map(inMenu)))
  for (const { id, services } of content.groupsIn("footer")) {
    const columns = page.within(footer, "*").filter((element) => attribute(element, "data-column") === id)
    expect(columns.flatMap(links).map(({ to }) => to)).toEqual(services.map((slug) => `/services/${slug}`))
  }
  const texts = page.within(footer, "*").map(textOf)
  if (site.payment) {
    const { label, cards } = site.payment
    const [list] = page.within(footer, "*").filter((element) => textOf(element) === label)
    expect(page.within(list?.parentNode as Tree.Element, "li")).toHaveLength(cards.length)
  }
  for (const { note } of content.stores)
    expect(texts.filter((text) => text.endsWith(note)).length).toBeGreaterThanOrEqual(
      content.stores.filter((store) => store.note === note).length,
    )
  expect(textOf(footer)).toContain(`© ${site.copyrightYear}`)
  expect(textOf(footer)).toContain(content.fraudWarning)
})
