import { loseData, lostEvent, lostNoteId } from "./lost"
import { reloadedKey } from "./reloadOnce"

/**
 * Milliseconds without progress after which a page that is still loading counts as cut off: where a connection breaks in the
 * middle of a page, browsers report nothing and load for ever. Elements, text and finished files all count as progress,
 * since on a slow line inline data or a font may take seconds.
 */
const STALLED_MS = 10_000

/** Milliseconds between two looks at the progress. */
const CHECK_MS = 1000

/**
 * A script for the head of every page. Where a page does not come alive, since a script of this site, its data, or the rest
 * of its HTML do not load, it reloads by itself, once a session and if nothing was typed; otherwise it says so, with a button (docs/specification.md, Addresses).
 * HTML that ends too early (`lateScriptsScript`) and what React cannot take over (`KeptPage`) are told of in the same way;
 * what is fetched later has `ChunkFault`. Where data are wanting Gatsby rejects a promise that nobody waits for: its words
 * tell it from what a visitor's extension may reject.
 */
export const lostScriptScript = `(function(){
var typed=0;
addEventListener("input",function(){typed=1},true);
addEventListener("error",function(e){
var source=e.target.tagName=="SCRIPT"&&e.target.src;
if(source&&source.indexOf(location.origin+"/static/")==0&&window.earlyClicks)dispatchEvent(new CustomEvent("${lostEvent}",{detail:source.split("/").pop().split(".")[0]}))},true);
var size,still=0,watch=setInterval(function(){
var had=size;
size=document.getElementsByTagName("*").length+document.documentElement.textContent.length+performance.getEntriesByType("resource").length;
still=size==had?still+${CHECK_MS}:0;
if(document.readyState!="loading")clearInterval(watch);
else if(still>=${STALLED_MS}){clearInterval(watch);${loseData}}},${CHECK_MS});
addEventListener("unhandledrejection",function(e){
if(window.earlyClicks&&/page resources|couldn't load/.test(e.reason&&e.reason.message))${loseData}});
addEventListener("${lostEvent}",function(e){
var note=document.getElementById("${lostNoteId}");
try{if(!typed&&navigator.onLine&&!sessionStorage.getItem("${reloadedKey}")){
sessionStorage.setItem("${reloadedKey}","yes");
return location.reload()}}catch(blocked){}
if(!note||!note.hidden)return;
note.querySelector("p").textContent=note.dataset.words.replace("{id}",e.detail);
note.querySelector("button").onclick=function(){location.reload()};
note.hidden=false
})})()`
  .split("\n")
  .join("")
