import { loseData } from "../faults/lost"

/** The id of the `<template>` in which a page's scripts wait. No title of a part makes such an anchor (`anchorOf`). */
export const heldScriptsId = "_held-scripts"

/**
 * A script for the head of every page. The page itself is complete HTML; this fetches its scripts once it has loaded and
 * been painted and the browser has nothing else to do, or at the first sign that the visitor means to use it, whichever comes first.
 * Where they are not there the HTML was cut short, which is told as a loss (`lostScriptScript`).
 * Presses of buttons are kept until `replayEarlyClicks`, forms that are sent by `earlySubmitScript`; links, disclosures and
 * dialogs work by themselves.
 */
export const lateScriptsScript = `(function(){
var signs=["pointerdown","pointerover","keydown","wheel"],clicks=window.earlyClicks=[],begun;
function begin(){
if(begun)return;
var held=document.getElementById("${heldScriptsId}");
if(!held&&document.readyState=="loading")return addEventListener("DOMContentLoaded",begin);
begun=1;
if(!held)return ${loseData};
for(var i=0;i<signs.length;i++)removeEventListener(signs[i],sign,true);
document.body.append(document.importNode(held.content,true));
held.remove()}
function sign(e){if(e.type!="pointerover"||e.target.closest("a,button,form"))begin()}
function idle(){window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200)}
function rest(){new PerformanceObserver(function(list,paint){paint.disconnect();idle()}).observe({type:"paint",buffered:true})}
for(var i=0;i<signs.length;i++)addEventListener(signs[i],sign,{capture:true,passive:true});
addEventListener("click",function(e){
var button=e.target.closest("button[type=button]");
if(button&&!button.commandForElement&&window.earlyClicks)clicks.push(button)},true);
addEventListener("load",rest)
})()`
  .split("\n")
  .join("")
