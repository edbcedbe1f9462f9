/**
 * A script for the head of every page: mends an address that Gatsby cannot read, before anything reads it and after
 * each move in the history.
 * - `%2B` in the path becomes `+`. Both name the same page (`/services/c++-assignment`), but Gatsby would find another
 *   page for the encoded form than the one that was sent, and fail to take over the HTML (docs/specification.md, Addresses).
 * - A path or fragment that is no encoding of a text (`/plans#%E0%A4%A`, cut short by somebody) gets hyphens for its
 *   percent signs: Gatsby decodes both, paths even twice, without a net, and takes the page down. Were they taken away,
 *   `/services/%` would become another page than the error page that was sent.
 */
export const mendAddressScript = `(function(){
function sound(part){try{decodeURIComponent(decodeURIComponent(part));return part}catch(e){return part.replace(/%/g,"-")}}
function mend(){
var path=sound(location.pathname).replace(/%2b/gi,"+"),hash=sound(location.hash);
if(path!=location.pathname||hash!=location.hash)history.replaceState(history.state,"",location.origin+path+location.search+hash)}
mend();
addEventListener("popstate",mend)
})()`
  .split("\n")
  .join("")
