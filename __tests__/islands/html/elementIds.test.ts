/** @jest-environment node */
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"
import { heldScriptsId } from "../../../src/islands/head-script/holdScripts"
import { pageDataId } from "../../../src/islands/page-data/PageData"
import { policyPath } from "../../../src/site/entryPaths"
import { replaced } from "../../support/replaced"
import { anyServicePath, countryPaths, jobPaths, policies, postPaths } from "../../support/siteContent"
import { type SiteEntry, siteEntries } from "../../support/siteEntries"
import { type WrittenPage, writePages } from "../../support/writePages"

/** A page of each kind whose titles become anchors. */
const titled = [anyServicePath, ...postPaths, ...policies.slice(0, 2).map(policyPath), ...countryPaths]

/** Others, with ids of their own. */
const others = ["/", "/services", ...jobPaths.slice(0, 1), "/about-us"]

const pagesOf = (entries: readonly SiteEntry[], paths: readonly string[]) =>
  writePages(entries, (path) => paths.includes(path))

const idsIn = (node: Tree.Node): string[] => [
  ...("attrs" in node ? node.attrs.flatMap(({ name, value }) => (name === "id" ? value : [])) : []),
  ...("childNodes" in node ? node.childNodes.flatMap(idsIn) : []),
]

const idsOf = ({ html }: WrittenPage) => idsIn(parse(html))

/** Ids that exist only in the browser. */
const later = ["gatsby-focus-wrapper", "gatsby-announcer", "chat-helper", "chat-helper-title"]

/** The site with the words of these ids as titles of parts and as questions. */
const titledAs = (ids: readonly string[]) =>
  siteEntries.map(({ type, data }) => {
    let count = -1
    const value = replaced(data.value, (path, was) => {
      if (path.at(-1) !== "title" && path.at(-1) !== "question") return was
      count += 1
      return (ids[count % ids.length] ?? "").replaceAll("-", " ")
    })
    return { type, data: { ...data, value } }
  })

test("no title gets the id of anything else on its page, whatever it says", async () => {
  const fixed = [...new Set((await pagesOf(siteEntries, [...titled, ...others])).flatMap(idsOf))]
  expect(fixed).toEqual(expect.arrayContaining([heldScriptsId, pageDataId, "content", "service-faqs"]))
  // Without React's own ids, which contain colons. One id of a title or question represents all.
  const named = fixed.filter((id) => !/^(?:part-|faq-|.*:)/.test(id))
  const ids = [...later, ...named, ...fixed.filter((id) => /^(?:part|faq)-/.test(id)).slice(0, 1), "faq-content"]
  // A page has fewer titles than there are ids, so they are used in turn.
  for (let start = 0; start < ids.length; start += 8) {
    const entries = titledAs([...ids.slice(start), ...ids.slice(0, start)])
    for (const page of await pagesOf(entries, titled)) {
      const found = [...idsOf(page), ...later]
      expect({ page: page.path, twice: found.filter((id, place) => found.indexOf(id) !== place) }).toEqual({
        page: page.path,
        twice: [],
      })
    }
  }
}, 60_000)
