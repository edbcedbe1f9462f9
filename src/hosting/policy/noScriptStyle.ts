/**
 * A style for the head of every page, inside `<noscript>`: what does nothing without scripts is not shown without them.
 * The media query `(scripting: none)` does the same, but not in every browser of package.json.
 */
export const noScriptStyle = "[data-needs-script]{display:none!important}"
