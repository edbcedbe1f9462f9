/** @jest-environment node */
import { createHash } from "node:crypto"
import { mailProvider } from "../../src/forms/mail/provider"
import { headers } from "../../src/hosting/headers"
import { inlineParts } from "../../src/hosting/policy/inlineParts"
import { headScript } from "../../src/hosting/policy/knownInline"
import { pagePolicy } from "../../src/hosting/policy/pagePolicy"
import { serviceOrigins } from "../../src/hosting/policy/serviceOrigins"

const css = "body{margin:0}"
const buildMark = 'window.___webpackCompilationHash="0a1b";'
const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`
const policyOf = (html: string) => pagePolicy([html], "/plans", [css], ["https://mail.example"])
const directive = (html: string, name: string) =>
  policyOf(html)
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
const whole =
  `<style data-identity="gatsby-global-css">${css}</style><script>${headScript}</script><script>${buildMark}</script>` +
  '<script src="/static/js/app.1.js" async></script>'

describe("the content policy of a page", () => {
  test.each([
    [
      "the page's own inline scripts, by hash, and those of this site",
      "script-src",
      `'self' ${hash(headScript)} ${hash(buildMark)}`,
    ],
    ["its own inline styles, by hash, and those of this site", "style-src", `'self' ${hash(css)}`],
    ["connections to this site and the configured services", "connect-src", "'self' https://mail.example"],
    ["fonts from this site's files", "font-src", "'self'"],
    ["from this site what has no directive of its own, as prefetching in Firefox", "default-src", "'self'"],
    ...["object-src", "media-src", "frame-src", "worker-src", "base-uri"].map((name) => ["nothing", name, "'none'"]),
  ])("allows only %s (%s)", (_, name = "", value) => {
    expect(directive(whole, name)).toBe(`${name} ${value}`)
  })

  test("allows no text as a script", () => {
    const policy = policyOf(whole)
    expect(policy).not.toContain("unsafe-eval")
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe-inline")
  })

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script with attributes", "<script id='x' type=module>alert(1)</script>"],
    ["a known script with more behind it", `<script>${headScript};alert(1)</script>`],
    ["more than the build's mark", '<script>window.___webpackCompilationHash="0a1b";alert(1)</script>'],
    ["more than the names of scripts", '<script>window.___chunkMapping="{}";alert("1");</script>'],
    ["a script that is never closed", "<script>alert(1)"],
    ["a style", "<style>body{display:none}</style>"],
    ["a style's text as a script", `<script>${css}</script>`],
  ])("is refused to a page with %s that is not known", (_kind, inside) => {
    expect(() => policyOf(inside)).toThrow(/\/plans contains an inline (?:script|style) .*knownInline/)
  })

  test("is not needed for data", () => {
    expect(directive('<script type="application/ld+json">{"a":"b"}</script>', "script-src")).toBe("script-src 'self'")
  })
})

test("inline parts are found among external scripts, and in noscript", () => {
  const html = '<script src="/a.js"></script><noscript><style>a{}</style></noscript><script type="module">b()</script>'
  expect(inlineParts(html)).toEqual([
    { tag: "style", attributes: "", body: "a{}" },
    { tag: "script", attributes: ' type="module"', body: "b()" },
  ])
})

describe("the services that scripts may connect to", () => {
  const before = { ...process.env }
  afterEach(() => {
    process.env = { ...before }
  })

  test.each([
    ["the default country service, if nothing is set", {}, ["https://ipwho.is"]],
    ["no country service on this site", { GATSBY_GEO_URL: "/where" }, []],
    [
      "those of the mail and the countries that are set",
      { [Object.keys(mailProvider.settings())[0] ?? ""]: "key", GATSBY_GEO_URL: "https://where.example/me?x=1" },
      [mailProvider.origin, "https://where.example"],
    ],
  ])("are %s", (_, environment, origins) => {
    Object.assign(process.env, environment)
    expect(serviceOrigins()).toEqual(origins)
  })

  test("are, with the forms' own addresses, those of a service that takes them, and forms may post there", () => {
    Object.assign(process.env, {
      GATSBY_FORMS: "service",
      GATSBY_FORMS_URL: "https://forms.example/f/1",
      GATSBY_FORMS_JOB_URL: "https://jobs.example/f/2",
    })
    expect(serviceOrigins()).toEqual(["https://forms.example", "https://jobs.example", "https://ipwho.is"])
    const formAction = "form-action 'self' https://forms.example https://jobs.example"
    expect(directive(whole, "form-action")).toBe(formAction)
    expect(headers()["Content-Security-Policy"]).toContain(formAction)
    process.env.GATSBY_FORMS = "netlify"
    expect(serviceOrigins()).toEqual(["https://ipwho.is"])
    expect(directive(whole, "form-action")).toBe("form-action 'self'")
  })

  test.each([
    ["plausible", undefined, ["https://plausible.io"]],
    ["plausible", "https://stats.example/", ["https://stats.example"]],
    ["umami", "https://stats.example", ["https://stats.example"]],
    ["own", "https://stats.example", []],
  ])("include that of %s, at %s, if it measures", (way, server, origins) => {
    Object.assign(process.env, { GATSBY_MEASURE: way, ...(server && { GATSBY_MEASURE_URL: server }) })
    expect(serviceOrigins()).toEqual(["https://ipwho.is", ...origins])
  })
})
