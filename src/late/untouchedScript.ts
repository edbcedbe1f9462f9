/** What shows that a visitor has begun to use the page, or that all of it is wanted. */
const signs = ["pointerdown", "click", "keydown", "wheel", "scroll", "focusin", "beforeprint", "hashchange"]

/**
 * A script for the head of every page. It marks the page until the visitor does something: as long, on phones what is below the
 * first view is neither laid out nor are its pictures fetched (latePart.module.css). Pages that open at a place further down,
 * by the address of a part or of words, by Back or by a reload, are not marked: that place depends on the measures of all
 * that stands above. Where something else than the visitor's hand scrolls the page, what is in view stays in view while all
 * above it takes its measures.
 */
export const untouchedScript = `(function(){
var signs=${JSON.stringify(signs)},root=document.documentElement,visit=performance.getEntriesByType("navigation")[0];
if(visit?.type!="navigate"||visit.name.includes("#"))return;
root.dataset.untouched="";
function touch(e){
var seen=e.type=="scroll"&&document.elementFromPoint(innerWidth/2,innerHeight/2),top=seen&&seen.getBoundingClientRect().top;
delete root.dataset.untouched;
signs.forEach(function(sign){removeEventListener(sign,touch,true)});
if(seen)scrollBy({top:seen.getBoundingClientRect().top-top,behavior:"instant"})}
signs.forEach(function(sign){addEventListener(sign,touch,{capture:true,passive:true})})
})()`
  .split("\n")
  .join("")
