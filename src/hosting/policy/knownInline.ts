import type { InlinePart } from "./inlineParts"

/** The script that is in the head of every page (`src/islands/head-script`, bundled by `bundleHeadScript`). */
export const headScript = process.env.HEAD_SCRIPT ?? ""

/**
 * CSS for the head of every page, inside `<noscript>`: hides what does nothing without scripts. Not all browsers of
 * package.json support the media query `(scripting: none)`.
 */
export const noScriptStyle = "[data-needs-script]{display:none!important}"

/** A script or style that pages may contain. */
export interface KnownInline {
  readonly tag: InlinePart["tag"]
  /** Its whole text, or a pattern of its whole text if parts of it differ between pages or builds. */
  readonly body: string | RegExp
}

/** Gatsby's own inline script: the names of the scripts, and the compilation hash. */
const ofGatsby: readonly KnownInline[] = [
  { tag: "script", body: /^\s*window\.___chunkMapping="(?:[^"\\<]|\\")*";\s*$/ },
  { tag: "script", body: /^window\.___webpackCompilationHash="[0-9a-f]+";$/ },
]

/**
 * Every inline script and style that a page of this site may contain; any other fails the build.
 * @param stylesheets the site's CSS files, which Gatsby inlines in each page
 */
export const knownInline = (stylesheets: readonly string[]): readonly KnownInline[] => [
  { tag: "script", body: headScript },
  { tag: "style", body: noScriptStyle },
  ...stylesheets.map((body) => ({ tag: "style", body }) as const),
  ...ofGatsby,
]
