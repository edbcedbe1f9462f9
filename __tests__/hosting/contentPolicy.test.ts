/** @jest-environment node */
import { createHash } from "node:crypto"
import { inlineParts } from "../../src/hosting/policy/inlineParts"
import { knownInline } from "../../src/hosting/policy/knownInline"
import { policyWriter } from "../../src/hosting/policy/policyWriter"
import { serviceOrigins } from "../../src/hosting/policy/serviceOrigins"
import { earlyScript } from "../../src/html/earlyScript"

const css = "body{margin:0}"
const pagePath = '/*<![CDATA[*/window.pagePath="/plans";/*]]>*/'
const page = (inside: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${inside}</head><body></body></html>`
const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`
const writer = policyWriter(knownInline([css]), ["https://mail.example"])
const policyIn = (html: string) => /content="([^"]*)"/.exec(html)?.[1] ?? ""
const directive = (html: string, name: string) =>
  policyIn(html)
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
const whole = page(
  `<style data-identity="gatsby-global-css">${css}</style><script>${earlyScript}</script><script>${pagePath}</script>` +
    '<script src="/static/js/app.1.js" async></script>',
)

describe("the content policy of a page", () => {
  test("stands right behind the charset, before anything it judges", () => {
    expect(writer(whole, "/plans")).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><style/,
    )
  })

  test("lets run what the page itself holds, by hash, and scripts of this site", () => {
    expect(directive(writer(whole, "/plans"), "script-src")).toBe(
      `script-src 'self' ${hash(earlyScript)} ${hash(pagePath)}`,
    )
    expect(directive(writer(whole, "/plans"), "style-src")).toBe(`style-src 'self' ${hash(css)}`)
  })

  test("talks to this site and the configured services only", () => {
    expect(directive(writer(whole, "/plans"), "connect-src")).toBe("connect-src 'self' https://mail.example")
  })

  test("allows nothing by default, and no text as a script", () => {
    const policy = policyIn(writer(whole, "/plans"))
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain("unsafe-eval")
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe-inline")
  })

  test("replaces that of an earlier build", () => {
    const once = writer(whole, "/plans")
    expect(writer(once, "/plans")).toBe(once)
    const other = policyWriter(knownInline([css]), [])
    expect(other(once, "/plans")).toBe(other(whole, "/plans"))
  })

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script with attributes", "<script id='x' type=module>alert(1)</script>"],
    ["a known script with more behind it", `<script>${earlyScript};alert(1)</script>`],
    ["more than a page's path", '<script>/*<![CDATA[*/window.pagePath="/";alert(1)//";/*]]>*/</script>'],
    ["more than the names of scripts", '<script>window.___chunkMapping="{}";alert("1");</script>'],
    ["a script that is never closed", "<script>alert(1)"],
    ["a style", "<style>body{display:none}</style>"],
    ["a style's text as a script", `<script>${css}</script>`],
  ])("is refused to a page that holds %s nobody knows", (_kind, inside) => {
    expect(() => writer(page(inside), "/plans")).toThrow(/\/plans holds an inline (?:script|style) .*knownInline/)
  })

  test("is not needed for data", () => {
    const html = writer(page('<script type="application/ld+json">{"a":"b"}</script>'), "/plans")
    expect(directive(html, "script-src")).toBe("script-src 'self'")
  })

  test("cannot be left out where the charset is missing", () => {
    expect(() => writer("<html><head></head></html>", "/plans")).toThrow("/plans does not begin with its charset")
  })
})

test("inline parts are found among scripts of files, in noscript too", () => {
  const html = '<script src="/a.js"></script><noscript><style>a{}</style></noscript><script type="module">b()</script>'
  expect(inlineParts(html)).toEqual([
    { tag: "style", attributes: "", body: "a{}" },
    { tag: "script", attributes: ' type="module"', body: "b()" },
  ])
})

describe("the services that scripts may talk to", () => {
  const before = { ...process.env }
  afterEach(() => {
    process.env = { ...before }
  })

  test("are the default country service alone where no mail is configured", () => {
    expect(serviceOrigins()).toEqual(["https://ipwho.is"])
  })

  test("are those that the environment names", () => {
    process.env.GATSBY_EMAILJS_PUBLIC_KEY = "key"
    process.env.GATSBY_GEO_URL = "https://where.example/me?x=1"
    expect(serviceOrigins()).toEqual(["https://api.emailjs.com", "https://where.example"])
  })

  test("leave out a country service on this site", () => {
    process.env.GATSBY_GEO_URL = "/where"
    expect(serviceOrigins()).toEqual([])
  })
})
