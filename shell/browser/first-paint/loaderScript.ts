import { commandLetter } from "@site/shared-ui/keys";

const letter = String(commandLetter).replaceAll(" ", "");

/**
 * Inline script after the template with a page's scripts. It requests them once the largest contentful paint
 * and the image with priority are on the screen; after the load event in browsers that report no paints, and
 * two seconds later in others, should no report come; or at the first key or click that is not a link's, for
 * which a line that saves data or is slower than 4G waits. It stores the last click or Ctrl+K for
 * `replayEarlyInput`, and keeps that key from the browser.
 */
export const loaderScript = `{let d=document,p=PerformanceObserver,type="largest-contentful-paint",c=navigator.connection,f=d.currentScript.previousSibling.content,go=()=>d.head.append(f),s=async()=>{try{await d.querySelector("img[fetchpriority=high]")?.decode()}catch{}requestAnimationFrame(()=>setTimeout(()=>c?.saveData||/[23]g/.test(c?.effectiveType)||go(),50))};onkeydown=e=>{go();(${letter})(e)=="K"&&(earlyInput=e).preventDefault()};onclick=e=>{earlyInput=e;e.target.closest("a")||go()};onload=()=>setTimeout(s,p.supportedEntryTypes.includes(type)*2e3);new p(s).observe({type})}`;
