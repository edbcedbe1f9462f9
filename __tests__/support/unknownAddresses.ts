/** An address, and the error page that answers it. */
type Unknown = readonly [address: string, file: "404.html" | "services/404.html" | "blog/404.html"]

/** Addresses of no page of any site, which each server answers with status 404. */
export const unknownAddresses: readonly Unknown[] = [
  ["/nowhere", "404.html"],
  ["/404", "404.html"],
  ["/404.html", "404.html"],
  ["/about-us.html", "404.html"],
  ["/services/gardening", "services/404.html"],
  ["/services/gardening/roses/", "services/404.html"],
  ["/services/unknown", "services/404.html"],
  ["/services/unknown/", "services/404.html"],
  ["/services/404", "services/404.html"],
  ["/services/404.html", "services/404.html"],
  ["/services/%25", "services/404.html"],
  [`/services/${"a".repeat(3000)}`, "services/404.html"],
  ["/blog/999", "blog/404.html"],
  ["/blog/one", "blog/404.html"],
  ["/blog/unknown", "blog/404.html"],
  ["/blog/unknown/index.html", "blog/404.html"],
  ["/_headers", "404.html"],
  ["/_redirects", "404.html"],
  ["//_redirects", "404.html"],
  ["/%5Fheaders", "404.html"],
  ["/_gatsby/slices/_gatsby-scripts-1.html", "404.html"],
  ["/webpack.stats.json", "404.html"],
  ["/chunk-map.json", "404.html"],
  ["/index.html.br", "404.html"],
  ["/sitemap-0.xml.gz", "404.html"],
  ["/static/js/app.0000.js", "404.html"],
  ["/page-data/nowhere/page-data.json", "404.html"],
  ["/.git/config", "404.html"],
  ["/%22%3E%3Cscript%3E", "404.html"],
]

/** Addresses that are no valid text, or lead out of the folder: a server may refuse them with status 400 instead. */
export const brokenAddresses: readonly Unknown[] = [
  ["/%", "404.html"],
  ["/%00", "404.html"],
  ["/about-us%", "404.html"],
  ["/services/%", "services/404.html"],
  ["/services/%zz", "services/404.html"],
  ["/services/%00", "services/404.html"],
  ["/blog/%E0%A4%A", "blog/404.html"],
  ["/..%2f..%2fpackage.json", "404.html"],
  ["/%2e%2e/package.json", "404.html"],
]

/** Addresses that name another site, to which none may lead. */
export const foreignAddresses: readonly Unknown[] = [
  ["//evil.example/", "404.html"],
  ["//evil.example/about-us/", "404.html"],
  ["/\\evil.example/", "404.html"],
  ["/%2F%2Fevil.example/About-Us/", "404.html"],
  ["/services/\\evil.example/", "services/404.html"],
]
