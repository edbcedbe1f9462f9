import type { IncomingHttpHeaders } from "node:http"
import { attribute, StaticPage } from "../StaticPage"

/** A policy by directives. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>

const parse = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((part) => part.trim().toLowerCase().split(/\s+/))
      .map(([directive = "", ...sources]) => [directive, new Set(sources)]),
  )

const broad = ["*", "ftp:", "http:", "https:", "http://*", "https://*"]
const unsafe = [...broad, "'unsafe-inline'", "data:"]
const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]
const sixMonths = 15_768_000

const scoreOfPolicy = (policy: Policy) => {
  const sources = (name: string) => [...(policy.get(name) ?? policy.get("default-src") ?? ["*"])]
  const none = policy.get("default-src")
  if (policy.size === 0) return -25
  if (sources("script-src").some((source) => unsafe.includes(source))) return -20
  if (sources("object-src").some((source) => broad.includes(source))) return -20
  if ([...policy.values()].some((list) => [...list].some((source) => /^(?:http|ftp):/.test(source)))) return -20
  if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10
  if (sources("style-src").some((source) => unsafe.includes(source))) return 0
  return none?.size === 1 && none.has("'none'") ? 10 : 5
}

const scoreOfScripts = (page: StaticPage) => {
  const sources = page.values("script", "src")
  return sources.every((source) => /^\/(?!\/)/.test(source)) ? 0 : -50
}

/**
 * The score of a page in Mozilla's HTTP Observatory, algorithm 4 (github.com/mdn/mdn-http-observatory,
 * grader/charts.js): it starts at 100, with extra points only for sites that lose at most 10. What depends only on TLS
 * (redirection to https, the preload list) is not counted.
 * @param headers of the page's answer
 * @param html the page
 */
export const observatoryScore = (headers: IncomingHttpHeaders, html: string) => {
  const page = new StaticPage(html)
  const metas = page.values(
    "meta",
    "content",
    (meta) => attribute(meta, "http-equiv")?.toLowerCase() === "content-security-policy",
  )
  const header = parse(String(headers["content-security-policy"] ?? ""))
  const age = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1])
  const framed = header.get("frame-ancestors")
  const framedByHeader = /^(?:deny|sameorigin)$/i.test(String(headers["x-frame-options"] ?? "")) ? 0 : -20
  const modifiers = {
    policy: metas.length === 1 ? scoreOfPolicy(parse(metas[0] ?? "")) : -25,
    cookies: headers["set-cookie"] ? -20 : 0,
    sharing: headers["access-control-allow-origin"] ? -50 : 0,
    referrer: privateReferrers.includes(String(headers["referrer-policy"])) ? 5 : 0,
    transport: age >= sixMonths ? 0 : age > 0 ? -10 : -20,
    scripts: scoreOfScripts(page),
    types: headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    frames: framed && ![...framed].some((source) => broad.includes(source)) ? 5 : framedByHeader,
  }
  const points = Object.values(modifiers)
  const base = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100)
  return base >= 90 ? points.reduce((sum, point) => sum + point, 100) : base
}

/** The minimum score for the grade A+. */
export const bestMark = 100
