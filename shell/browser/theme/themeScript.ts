import { dark, light } from "@site/shared-ui/theme";

/**
 * Inline script, tiny because it blocks painting: sets the theme and the reading mode before the first paint,
 * and keeps the colour of the browser's bar that of the theme. Only a stored "dark" or "light" counts, else
 * the system's theme.
 */
export const themeScript = `{let t,d=document.documentElement,f=()=>document.querySelectorAll("[name=theme-color]").forEach(m=>m.content=d.dataset.theme=="dark"?"${dark.bg}":"${light.bg}");try{t=localStorage.theme;if(localStorage.reading=="on")d.dataset.reading=""}catch{}d.dataset.theme=t=="dark"||t=="light"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";f();new MutationObserver(f).observe(d,{attributeFilter:["data-theme"]})}`;
