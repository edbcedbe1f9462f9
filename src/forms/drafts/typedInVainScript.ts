import { lostEvent } from "../../faults/lost"
import { draftLifetime, draftPrefix } from "./draftStore"

/**
 * A script for the head of every page. Forms keep what is typed once they are alive; this keeps what was typed into those of
 * a page that is left before that, or that never comes alive (`lostScriptScript`). Boxes are left out: consent is given anew.
 */
export const typedInVainScript = `(function(){
var lost;
addEventListener("${lostEvent}",function(){lost=1});
addEventListener("pagehide",function(){
document.querySelectorAll("form[data-draft]").forEach(function(form){
if(!lost&&!form.dataset.early)return;
var key="${draftPrefix}"+form.dataset.draft,typed,texts={};
form.querySelectorAll("[name]:not([type=checkbox],[type=radio],[type=file])").forEach(function(field){
if(!field.value)return;
texts[field.name]=field.value;
typed=typed||field.value!=field.defaultValue&&field.tagName!="SELECT"});
try{if(typed){var now=Date.now(),old=JSON.parse(localStorage.getItem(key)||"{}");
if(!(now-old.changed<${draftLifetime}))old={since:now};
localStorage.setItem(key,JSON.stringify(Object.assign(old,texts,{changed:now})))}}catch(blocked){}})})
})()`
  .split("\n")
  .join("")
