import { lostEvent } from "../../faults/lost"

/**
 * A line of script for the page itself. Where a page does not come alive, as when the connection drops half-way, forms that
 * wait for it show what they show to visitors without scripts: how else to get in touch (`ScriptNote`).
 */
export const waysOutScript = `addEventListener("${lostEvent}",function(){document.querySelectorAll("form[data-early] noscript").forEach(function(n){var p=n.nextElementSibling;p.innerHTML=n.textContent;p.hidden=false})})`
