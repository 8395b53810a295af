/** The notice above a stale page with its date; it is outside the element that the browser hydrates. */
export function staleNotice(renderedAt: number): string {
	const date = new Date(renderedAt);
	const time = `<time datetime="${date.toISOString()}">${dateFormat.format(date)} UTC</time>`;
	const text = `This is a copy of this page from ${time}. The newest version cannot be read just now.`;
	return `<aside aria-label="About this copy" style="${style}">${text}</aside>`;
}

const dateFormat = new Intl.DateTimeFormat("en", {
	day: "numeric",
	month: "long",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: "UTC",
});

const style =
	"padding:.5rem var(--gutter);font:var(--text-sm)/1.5 var(--font-sans);color:var(--text-2);background:var(--subtle);text-align:center";
