/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Only a stored "dark"
 * or "light" counts; anything else follows the system. Reading mode is restored here too: a page that changes
 * its layout after it was painted jumps. Kept tiny because it is the one script that blocks painting.
 * `data-whole` tells a long text that somebody comes back to a place within it, for which all above it must
 * be laid out first. `data-height` is the page's height when it is first scrolled: a long text grows from
 * then on, and a visitor who was at its end can be told by it. Either may be forbidden or unknown without the
 * other's being lost.
 */
export const themeScript =
	'(function(d,t){try{t=localStorage.theme;if(localStorage.reading=="on")d.dataset.reading=""}catch(e){}try{if(location.hash||performance.getEntriesByType("navigation")[0].type!="navigate")d.dataset.whole=""}catch(e){}addEventListener("scroll",function(){d.dataset.height=d.scrollHeight},{once:true});d.dataset.theme=t=="dark"||t=="light"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"})(document.documentElement)';
