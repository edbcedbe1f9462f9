/**
 * A line of script for the page itself. Where a script of the page does not load, as when the connection drops half-way,
 * forms that wait for it show what they show to visitors without scripts: how else to get in touch.
 */
export const lostScript =
  'addEventListener("error",function(e){if(e.target.tagName=="SCRIPT")document.querySelectorAll("form[data-early] noscript").forEach(function(n){n.outerHTML=n.textContent})},true)'
