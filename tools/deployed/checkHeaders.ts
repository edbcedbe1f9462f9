import { caching, headers } from "../../src/hosting/headers"
import type { Ability } from "../../src/hosting/hosts/Host"
import { inlineParts } from "../../src/hosting/policy/inlineParts"
import { hashSource } from "../../src/hosting/policy/policyText"
import type { Ask, LiveAnswer } from "./askSite"
import type { HostIssue, Subject } from "./HostIssue"

const types = [
  ["/favicon.svg", /^image\/svg\+xml/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/robots.txt", /^text\/plain/],
  ["/sitemap-index.xml", /^(?:application|text)\/xml/],
  ["/page-data/app-data.json", /^application\/json/],
] as const

/** The path of the first script on the home page. */
const scriptIn = (home: string) => /\/static\/js\/[\w.-]+\.js/.exec(home)?.[0]

/** The content policy in a page's HTML. */
export const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'")

/** Checks headers, content policy, caching, compression and media types of pages and the files they load. */
export const checkHeaders = async (ask: Ask) => {
  const issues: HostIssue[] = []
  const report = (subject: Subject, message: string, remedy: HostIssue["remedy"] = "rules", ability?: Ability) =>
    issues.push({ subject, message, remedy, ability })

  const home = await ask("/", { "accept-encoding": "br, gzip" })
  const script = scriptIn(home.text)
  const asset = script === undefined ? undefined : await ask(script, { "accept-encoding": "br, gzip" })
  const answers = [home, await ask("/no-page-has-this-address"), ...(asset ? [asset] : [])]
  for (const [name, value] of Object.entries(headers())) {
    const without = answers.filter((answer) => answer.headers.get(name) !== value).map(({ address }) => address)
    if (without.length > 0) report("headers", `${without.join(", ")}: no ${name}: ${value}`, "rules", "headers")
  }
  const other = home.headers.get("access-control-allow-origin")
  if (other !== null)
    report("headers", `other sites may read the pages (Access-Control-Allow-Origin: ${other})`, "rules", "origins")

  const policy = policyIn(home.text)
  if (policy === undefined) report("policy", "the home page has no content policy", "between")
  else {
    const unknown = inlineParts(home.text).filter(({ body }) => !policy.includes(hashSource(body)))
    for (const { tag, body } of unknown)
      report(
        "policy",
        `the home page contains a ${tag} that is unknown to its policy: ${JSON.stringify(body.slice(0, 60))}`,
        "between",
      )
  }
  for (const [, address] of home.text.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g))
    if (!/^\/(?!\/)/.test(address ?? ""))
      report("policy", `the home page loads a script from another site: ${address}`, "between")

  const isKept = (answer: LiveAnswer) => {
    const value = answer.headers.get("cache-control") ?? ""
    return !/no-cache|max-age=0\b/.test(value) && !/no-store/.test(value)
  }
  if (isKept(home))
    report(
      "caching",
      `/ may be cached (Cache-Control: ${home.headers.get("cache-control")}); expected: ${caching.others}`,
      "rules",
      "caching",
    )
  if (script === undefined || asset === undefined) report("caching", "the home page loads no script", "publish")
  else {
    const value = asset.headers.get("cache-control") ?? ""
    if (!(value.includes("immutable") && /max-age=3\d{7}/.test(value)))
      report("caching", `${script}: Cache-Control: ${value}; expected: ${caching.hashed}`, "rules", "caching")
    if (!/^(?:application|text)\/javascript/.test(asset.headers.get("content-type") ?? ""))
      report("types", `${script}: ${asset.headers.get("content-type")}`)
  }
  const mark = home.headers.get("etag")
  // As browsers send it; fetch would send no-cache, which bypasses all caches.
  const asked = { "accept-encoding": "br, gzip", "cache-control": "max-age=0" }
  const again = mark === null ? undefined : await ask("/", { ...asked, "if-none-match": mark })
  if (again?.status !== 304) report("caching", "/: an unchanged page is sent again (no ETag, or no 304)")

  for (const answer of [home, ...(asset ? [asset] : [])]) {
    if (!/^(?:br|gzip|zstd)$/.test(answer.headers.get("content-encoding") ?? ""))
      report("compression", `${answer.address} is sent uncompressed`)
    if (!/accept-encoding/i.test(answer.headers.get("vary") ?? ""))
      report("compression", `${answer.address}: no Vary: Accept-Encoding, so a cache may mix up variants`, "between")
  }

  if (!/^text\/html; ?charset=utf-8$/i.test(home.headers.get("content-type") ?? ""))
    report("types", `/: ${home.headers.get("content-type")}; expected: text/html; charset=utf-8`)
  for (const [address, type] of types) {
    const sent = (await ask(address)).headers.get("content-type") ?? ""
    if (!type.test(sent))
      report("types", `${address}: ${sent || "no media type"}; expected: ${type.source.replace(/[\^\\]/g, "")}`)
  }
  return issues
}
