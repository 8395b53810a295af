/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Only a stored "dark" or "light" counts; anything else follows the
 * system. Kept tiny because it is the one script that blocks painting.
 */
export const themeScript =
	'(function(d,t){try{t=localStorage.theme}catch(e){}d.dataset.theme=t=="dark"||t=="light"?t:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"})(document.documentElement)';
