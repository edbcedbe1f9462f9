/** @jest-environment node */
import { addressesOf } from "../../src/hosting/addresses"
import { headers } from "../../src/hosting/headers"
import { caddyfile } from "../../src/hosting/hosts/caddyfile"
import { nginxMaps, nginxRules, nginxSite } from "../../src/hosting/hosts/nginx"
import { headersFile, redirectsFile } from "../../src/hosting/hosts/plainHosts"
import { vercel } from "../../src/hosting/hosts/vercel"

const pages = ["/plans", "/", "/404", "/404.html", "/services/c++-assignment", "/services/unknown", "/blog/unknown"]
const addresses = addressesOf(pages, [{ from: "/old.name", to: "/plans" }])

test("addresses are sorted into pages and what answers unknown ones", () => {
  expect(addresses).toEqual({
    pages: ["/", "/plans", "/services/c++-assignment"],
    redirects: [{ from: "/old.name", to: "/plans" }],
    hidden: ["/404", "/services/unknown", "/blog/unknown", "/services/404", "/blog/404"],
    withErrorPage: ["/services/", "/blog/"],
  })
})

test("no header is missing, and the site may not be framed", () => {
  expect(Object.keys(headers())).toEqual([
    "Content-Security-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
  ])
  expect(headers()["Content-Security-Policy"]).toContain("frame-ancestors 'none'")
  // Popups of the editing page, in which editors sign in, keep their opener.
  expect(headers()["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups")
})

test.each([
  ["HSTS_SUBDOMAINS", "max-age=63072000; includeSubDomains\n"],
  ["HSTS_PRELOAD", "max-age=63072000; includeSubDomains; preload\n"],
])("only with %s all subdomains are kept to https, or the site is offered to browsers' makers", (setting, value) => {
  expect(headersFile()).not.toContain(value)
  try {
    process.env[setting] = "on"
    expect(headersFile()).toContain(value)
    process.env[setting] = "yes"
    expect(headersFile).toThrow(`${setting} is not valid: write on or off.`)
  } finally {
    delete process.env[setting]
  }
})

test.each(Object.entries(headers()))("%s goes to every host", (name, value) => {
  for (const text of [headersFile(), nginxMaps(addresses) + nginxRules(), caddyfile(addresses)]) {
    expect(text).toContain(name)
    expect(text).toContain(value)
  }
})

test("a vector picture that is opened by itself runs no script, on any host that sends headers", () => {
  const vercelFile = vercel.inProject?.({ addresses, siteUrl: "https://site.example", has: () => false })["vercel.json"]
  for (const text of [headersFile(), nginxMaps(addresses), caddyfile(addresses), vercelFile?.(undefined)])
    expect(text).toMatch(
      /\.svg[\s\S]{1,120}default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'/,
    )
})

test("_headers names each rule's caching once, because hosts join the values of all rules that match", () => {
  expect(headersFile().match(/Cache-Control/g)).toHaveLength(1)
  expect(headersFile()).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable")
})

test("_redirects redirects old addresses and answers unknown ones with 404, innermost folder first", () => {
  expect(redirectsFile(addresses)).toBe(
    "/old.name /plans 301\n/services/* /services/404.html 404\n/blog/* /blog/404.html 404\n/* /404.html 404\n",
  )
})

test("an old address redirects on every host, even if it is a folder with its own fallback page", () => {
  const redirects = [
    { from: "/old.name", to: "/plans" },
    { from: "/blog", to: "/blogs" },
  ]
  const known = addressesOf(pages, redirects)
  for (const { from, to } of redirects) {
    // The first matching line counts, and /blog/* matches /blog.
    expect(redirectsFile(known).indexOf(`${from} ${to} 301`)).toBeGreaterThanOrEqual(0)
    expect(redirectsFile(known).indexOf(`${from} ${to} 301`)).toBeLessThan(redirectsFile(known).indexOf(" 404"))
    expect(nginxMaps(known)).toContain(`"${from}" "${to}";`)
    expect(caddyfile(known)).toContain(`^${from.replace(".", "[.]")}(?:`)
  }
})

test("an old address with accents, percent codes or spaces redirects on every host, whatever its spelling", () => {
  const known = addressesOf(
    ["/plans"],
    ["/Caf%c3%a9/", "/my old%20page", "/100%25"].map((from) => ({ from, to: "/plans" })),
  )
  for (const spelling of ["/caf\u00e9", "/CAF\u00c9", "/cafe\u0301", "/my old page", "/100%"])
    expect(nginxMaps(known).toLowerCase()).toContain(`\n  "${spelling.toLowerCase()}" "/plans";`)
  expect(nginxMaps(known)).toContain('"/CAF\u00c9" "/plans";')
  for (const spelling of ["/Caf\u00e9", "/Cafe\u0301", "/my old page", "/100%"])
    expect(caddyfile(known)).toContain(`"~(?i)^${spelling}(?:/+(?:index[.]html)?)?$" "/plans"`)
  for (const spelling of ["/Caf%C3%A9", "/Cafe%CC%81", "/my%20old%20page", "/100%25"])
    expect(redirectsFile(known)).toContain(`${spelling} /plans 301\n`)
})

test("nginx, which rejects addresses that differ only by the case of ASCII letters, gets each once", () => {
  const known = addressesOf(["/strasse"], [{ from: "/Stra\u00dfe-\u00c9", to: "/strasse" }])
  const keys = [...nginxMaps(known).matchAll(/^ {2}"(\/[^"]*)" "\/strasse";$/gm)].map(([, key = ""]) =>
    key.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  )
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(keys.length)
})

test("special characters of patterns are escaped", () => {
  expect(caddyfile(addresses)).toContain('"~(?i)^/services/c[+][+]-assignment(?:/+(?:index[.]html)?)?$"')
  expect(caddyfile(addresses)).toContain('"~(?i)^/old[.]name(?:/+(?:index[.]html)?)?$" "/plans"')
})

test("every answer with a security header carries it on errors too", () => {
  for (const line of nginxRules().match(/add_header .*/g) ?? []) expect(line).toMatch(/ always;$/)
})

test("the site of nginx listens wherever Debian's default site does, which would otherwise answer", () => {
  const listens = nginxSite("https://www.site.example").match(/(?<=^ *listen ).*(?=;)/gm)
  expect(listens).toEqual(["80", "[::]:80"])
})

test("the rules can be included in any server block: they set no name, port or certificate", () => {
  expect(nginxSite("https://www.site.example:8443/")).toContain("server_name www.site.example;")
  for (const text of [nginxMaps(addresses), nginxRules()])
    expect(text).not.toMatch(/^\s*(?:server|listen|server_name|ssl\w*)\b/m)
})
