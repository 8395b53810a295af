/*
 * Tiny because it blocks painting: sets the theme and the reading mode before the first paint, and gives the
 * browser's bar the theme's colour, which without scripts is the system theme's. Only a stored "dark" or
 * "light" overrides the system's theme.
 */
const root = document.documentElement;
const metas = [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")];
const [light, dark] = metas.map(({ content }) => content);
let stored: string | undefined;

function colourBar() {
	for (const meta of metas) meta.content = (root.dataset.theme === "dark" ? dark : light) ?? "";
}

try {
	stored = localStorage.theme;
	if (localStorage.reading === "on") root.dataset.reading = "";
} catch {
	// Storage may be blocked.
}
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
root.dataset.theme = stored === "dark" || stored === "light" ? stored : system();
colourBar();
new MutationObserver(colourBar).observe(root, { attributeFilter: ["data-theme"] });
