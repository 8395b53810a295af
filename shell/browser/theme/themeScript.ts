/**
 * Inline script, tiny because it blocks painting: sets the theme and reading mode before the first
 * paint. Only a stored "dark" or "light" counts, else the system's theme.
 */
export const themeScript =
	'{let t,d=document.documentElement.dataset;try{t=localStorage.theme;if(localStorage.reading=="on")d.reading=""}catch{}d.theme=t=="dark"||t=="light"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}';
