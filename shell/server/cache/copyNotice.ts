/** What a reader of an older copy is told, above the page and outside what the browser hydrates. */
export function copyNotice(madeAt: number): string {
	const date = new Date(madeAt);
	return `<aside aria-label="About this copy" style="${style}">This is a copy of this page from <time datetime="${date.toISOString()}">${words.format(date)} UTC</time>. The newest version cannot be read just now.</aside>`;
}

const words = new Intl.DateTimeFormat("en", {
	day: "numeric",
	month: "long",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: "UTC",
});

const style =
	"padding:.5rem var(--gutter);font:var(--text-sm)/1.5 var(--font-sans);color:var(--text-2);background:var(--subtle);text-align:center";
