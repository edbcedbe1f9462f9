import { loseData, lostEvent, lostNoteId } from "./lost"
import { reloadedKey } from "./reloadOnce"

/**
 * How long HTML that has begun may stand still, in milliseconds, until it is taken to be cut short. Where a connection
 * breaks in the middle of a page, browsers tell it of nothing: it loads for ever.
 */
const patience = 10_000

/**
 * A script for the head of every page. Where a page does not come alive, since a script of this site, its data, or the rest
 * of its HTML do not load, it reloads by itself, once a session and if nothing was typed; otherwise it says so, with a button (decisions, 'Paths').
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
var size,watch=setInterval(function(){
var had=size;
size=document.all.length;
if(document.readyState!="loading")clearInterval(watch);
else if(size==had){clearInterval(watch);${loseData}}},${patience / 2});
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
