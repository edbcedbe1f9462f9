import type { Addresses } from "../../src/hosting/addresses"
import type { Ability } from "../../src/hosting/hosts/Host"
import { fallbackPages } from "../../src/site/fallbackPages"
import type { Ask, LiveAnswer } from "./askSite"
import type { HostIssue, Subject } from "./HostIssue"
import { pathOf } from "./pathOf"

/** An address that no page has. */
const nowhere = "no-page-has-this-address"

const isRedirect = ({ status }: LiveAnswer) => status === 301 || status === 308

/** The target of a redirect: a path if it is on the site, otherwise the unchanged header. */
const redirectTarget = ({ headers }: LiveAnswer, siteUrls: readonly string[]) => {
  const location = headers.get("location") ?? ""
  const isOwn = URL.canParse(location, siteUrls[0]) && siteUrls.includes(new URL(location, siteUrls[0]).origin)
  return (isOwn && pathOf(location)) || location
}

const describeAnswer = ({ status, text, headers }: LiveAnswer) => {
  if (status === 0) return `no answer (${text})`
  const location = headers.get("location")
  return location === null ? `status ${status}` : `status ${status}, to ${location}`
}

/** The path of the page in an answer, by its canonical link. */
const pageIn = ({ text }: LiveAnswer) => {
  const [, address] = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(text) ?? []
  return address && pathOf(address)
}

/** At most `count` items of a list, evenly spread. */
const spread = <Item>(items: readonly Item[], count: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0)

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/**
 * Checks known and unknown addresses, other spellings, old addresses, and files that only hosts read.
 * @param pages the paths of pages that the site has
 * @param redirects old addresses, with their targets
 * @param siteUrls the origins that the site may redirect to: the requested one and the canonical one
 */
export const checkAddresses = async (
  ask: Ask,
  pages: readonly string[],
  redirects: Addresses["redirects"],
  siteUrls: readonly string[],
) => {
  const issues: HostIssue[] = []
  const expect = async (
    subject: Subject,
    address: string,
    isRight: (answer: LiveAnswer) => boolean,
    wanted: string,
    remedy: HostIssue["remedy"] = "rules",
    ability?: (answer: LiveAnswer) => Ability | undefined,
  ) => {
    const answer = await ask(address)
    const message = `${address}: ${describeAnswer(answer)}; expected: ${wanted}`
    if (!isRight(answer)) issues.push({ subject, message, remedy, ability: ability?.(answer) })
    return answer
  }
  const isPage = (page: string) => (answer: LiveAnswer) => answer.status === 200 && pageIn(answer) === page
  const redirectsTo = (page: string) => (answer: LiveAnswer) =>
    isRedirect(answer) && redirectTarget(answer, siteUrls) === page

  for (const page of spread(pages, 10))
    await expect("pages", encodeURI(page), isPage(page), "the page, status 200", "publish")

  for (const page of spread(
    pages.filter((path) => path !== "/"),
    4,
  )) {
    const slashed = `${encodeURI(page)}/`
    await expect("other spellings", slashed, redirectsTo(page), `301 to ${page}`, "rules", (answer) =>
      answer.status === 404 ? "slashes" : answer.status === 307 ? "permanence" : undefined,
    )
    const capitals = page.toUpperCase()
    // Static hosts answer with the error page, which redirects in the browser.
    const isElsewhere = (answer: LiveAnswer) => redirectsTo(page)(answer) || answer.status === 404
    if (!pages.includes(capitals))
      await expect("other spellings", encodeURI(capitals), isElsewhere, `301 to ${page}, or 404`)
  }
  const signs = pages.find((path) => path.includes("+")) ?? pages.find((path) => path !== "/")
  if (signs !== undefined) {
    const encoded = signs.replaceAll("+", "%2B").replace(/[a-z](?=[^/]*$)/, percent)
    const isThere = (answer: LiveAnswer) => isPage(signs)(answer) || redirectsTo(signs)(answer)
    await expect("other spellings", encoded, isThere, `the page ${signs}`)
  }

  for (const { from, to } of redirects)
    await expect("old addresses", from, redirectsTo(to), `301 to ${to}`, "rules", ({ status, text }) =>
      status === 200 && text.includes(`http-equiv="refresh" content="0; url=${to}"`) ? "redirects" : undefined,
    )

  const isError = ({ status, text }: LiveAnswer) => status === 404 && text.includes("Content-Security-Policy")
  const wanted = "the site's error page, status 404"
  const { text } = await expect("unknown addresses", `/${nowhere}`, isError, wanted)
  for (const { folder } of fallbackPages) {
    const isOwn = (answer: LiveAnswer) => isError(answer) && answer.text !== text
    const ownPage = `the error page of ${folder}, status 404`
    await expect("unknown addresses", folder + nowhere, isOwn, ownPage, "rules", (answer) =>
      isError(answer) ? "errorPages" : undefined,
    )
  }
  const isHidden = ({ status }: LiveAnswer) => status === 404
  for (const address of ["/.git/config", "/.env", "/package.json", "/_redirects"])
    await expect("private files", address, isHidden, "status 404", "publish")
  return issues
}
