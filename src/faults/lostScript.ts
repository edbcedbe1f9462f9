import { reloadedKey } from "./reloadOnce"

/** The id of what is said where a page's own script does not load. No title of a part makes such an anchor (`anchorOf`). */
export const lostNoteId = "_lost-script"

/**
 * A script for the head of every page. Where one of the scripts that a page comes alive by does not load, the page reloads
 * by itself, once a session and if nothing was typed; otherwise it says so, with a button (decisions, 'Paths'). React does
 * the same for what is fetched later (`ChunkFault`), and from then on alone.
 */
export const lostScriptScript = `(function(){
var typed=0;
addEventListener("input",function(){typed=1},true);
addEventListener("error",function(e){
var script=e.target,note=document.getElementById("${lostNoteId}");
if(script.tagName!="SCRIPT"||!window.earlyClicks||!note||!note.hidden)return;
try{if(!typed&&navigator.onLine&&!sessionStorage.getItem("${reloadedKey}")){
sessionStorage.setItem("${reloadedKey}","yes");
return location.reload()}}catch(blocked){}
var name=script.src.split("/").pop().split(".")[0],words=note.querySelector("p");
words.textContent=words.textContent.replace("{id}",name);
note.querySelector("button").onclick=function(){location.reload()};
note.hidden=false
},true)})()`
  .split("\n")
  .join("")
