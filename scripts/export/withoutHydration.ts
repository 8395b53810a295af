/**
 * The page of last resort of a static host stands at any address: its program draws what belongs there, the owner's area or what was published since the
 * export, in the place of hydrating.
 */
export function withoutHydration(html: string): string {
	return html.replace(
		/(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
		(_, open: string, data: string, close: string) => {
			const { hydration: _hydration, ...boot } = JSON.parse(data) as Record<string, unknown>;
			return open + JSON.stringify(boot).replace(/</g, "\\u003c") + close;
		},
	);
}
