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
 * sends no view of a visitor with Global Privacy Control, Do Not Track or an admin's session, and stores
 * nothing; the database decides about the rest. Not sendBeacon: a hosted project demands the header `apikey`.
 * A page that is rendered ahead counts when it is shown; a failure is silent. A phone's screen has less than
 * half a million CSS pixels.
 */
export const visitScript = [
	"{let q,v=async()=>{let p=location.pathname,c;",
	"try{document.prerendering?document.onprerenderingchange=v:p==q||",
	"navigator.globalPrivacyControl||navigator.doNotTrack==1||/\\bsb-/.test(Object.keys(localStorage))||",
	`await fetch((c=JSON.parse(${bootElementId}.textContent).config).supabaseUrl+"/rest/v1/rpc/count_visit",`,
	'{method:"POST",keepalive:1,headers:{apikey:c.supabaseKey,"content-type":"application/json"},',
	'body:JSON.stringify({referrer:q?"":document.referrer,path:q=p,device:matchMedia("(pointer:coarse)").matches?',
	'screen.width*screen.height<5e5?"phone":"tablet":"desktop"})})}catch{}};',
	"countViews=e=>e.subscribe(v);requestAnimationFrame(()=>setTimeout(v))}",
].join("");
