import { hashSource } from "../../hosting/policy/policyText"

/** The npm package of the editing program: the only developer tool that a build may publish. */
export const cmsPackage = "@sveltia/cms"

/** The paths of the parts of the editing page. */
export const adminFolder = "/admin"

/** Packages that the editing program loads on first use, by the names it requests. */
export const modules: Record<string, string> = {
  immutable: "immutable/dist/immutable.es.js",
  "exifr/dist/lite.esm.mjs": "exifr/dist/lite.esm.mjs",
  "turndown/lib/turndown.browser.es.js": "turndown/lib/turndown.browser.es.js",
}

const importMap = JSON.stringify({
  imports: {
    [cmsPackage]: `${adminFolder}/cms/index.js`,
    ...Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, `${adminFolder}/modules/${file}`])),
  },
})

/**
 * What the editing page may load and connect to: its own origin, and the hosted back end's.
 * The program adds style elements and processes pictures in WebAssembly.
 */
export const contentPolicyOf = (origins: readonly string[]) => {
  const others = origins.map((origin) => ` ${origin}`).join("")
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashSource(importMap)}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data:${others}`,
    "media-src 'self' blob:",
    `connect-src 'self' blob: data:${others}`,
    "worker-src 'self' blob:",
    "manifest-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ")
}

/**
 * The HTML of the editing page. It is not a Gatsby page: none of the site's code runs in it.
 * @param title the page's title
 * @param origins what it may connect to besides its own origin
 */
export const adminPage = (title: string, origins: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentPolicyOf(origins)}">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    <script type="importmap">${importMap}</script>
    <script type="module" src="${adminFolder}/start.js"></script>
  </head>
  <body>
    <noscript>The editing page needs JavaScript.</noscript>
  </body>
</html>
`
