/**
 * CSS for the head of every page, inside `<noscript>`: hides what has no effect without scripts.
 * The media query `(scripting: none)` does the same, but not in every browser of package.json.
 */
export const noScriptStyle = "[data-needs-script]{display:none!important}"
