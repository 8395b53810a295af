import { bootElementId } from "../boot/BootData.ts";
import type { AppRouter } from "../router/createAppRouter.ts";

declare global {
	interface Window {
		/** Counts a view of each further page that the router opens; absent while visits are not counted. */
		countViews?: (router: AppRouter["router"]) => void;
	}
}

/**
 * Inline script after the boot data while visits are counted; nothing of it is there while they are not. It
 * needs no other script, which a slow line may never load, and counts the page after its first paint. It
 * sends no view of a visitor with Global Privacy Control, Do Not Track or an admin's session, nor of admin
 * pages and preview links, and stores nothing. Not sendBeacon: a hosted project demands the header
 * `apikey`. A page that is rendered ahead counts when it is shown; a failure is silent.
 */
export const visitScript = [
	"{let d=document,n=navigator,r=d.referrer,q,v=async()=>{",
	'let p=location.pathname,h=r.split("/")[2];',
	"if(d.prerendering)return d.onprerenderingchange=v;",
	'if(p!=q)try{q=p;r="";',
	"if(!(n.globalPrivacyControl||n.doNotTrack==1||/^.(admin|preview)\\b/.test(p)||",
	"/\\bsb-.+-auth-token/.test(Object.keys(localStorage))))",
	`{let c=JSON.parse(${bootElementId}.textContent).config;`,
	'await fetch(c.supabaseUrl+"/rest/v1/rpc/count_visit",{method:"POST",keepalive:!0,',
	'headers:{apikey:c.supabaseKey,"content-type":"application/json"},',
	'body:JSON.stringify({path:p,referrer:h&&h!=location.host?h:"",device:matchMedia("(pointer:coarse)").matches?',
	'Math.min(screen.width,screen.height)<600?"phone":"tablet":"desktop"})})}}catch{}};',
	"countViews=e=>e.subscribe(v);requestAnimationFrame(()=>setTimeout(v))}",
].join("");
