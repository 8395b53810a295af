/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Only a stored "dark"
 * or "light" counts; anything else follows the system. Reading mode is restored here too: a page that changes
 * its layout after it was painted jumps. Kept tiny because it is the one script that blocks painting.
 */
export const themeScript =
	'(function(d,t){try{t=localStorage.theme;if(localStorage.reading=="on")d.dataset.reading=""}catch(e){}d.dataset.theme=t=="dark"||t=="light"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"})(document.documentElement)';
