import type { VisitFigures } from "@site/shared-data";

/** Views of the last days before Nov 27, 2026, in weekly waves; the previous period had fewer. */
export function sampleVisits(days: number): VisitFigures {
	const counted = Array.from({ length: days }, (_, index) => {
		const age = days - 1 - index;
		const views = Math.round(11 + 6 * Math.sin(age / 1.1) + 4 * Math.sin(age / 9));
		return { day: new Date(Date.UTC(2026, 10, 26 - age)).toISOString().slice(0, 10), views, before: Math.round(views * 0.8) };
	});
	const total = counted.reduce((sum, { views }) => sum + views, 0);
	const share = (parts: Record<string, number>) =>
		Object.entries(parts).map(([name, part]) => ({ name, views: Math.round(total * part) }));
	return {
		days: counted,
		pages: share({
			"/": 0.31,
			"/essays/tea-terraces": 0.22,
			"/projects": 0.12,
			"/projects/kebun": 0.09,
			"/essays": 0.07,
			"/store": 0.05,
			"/projects/angkot": 0.04,
			"/essays/merancang": 0.03,
			"/hire": 0.03,
			"/contact": 0.02,
			"/projects/loket": 0.01,
			"/essays/topics/maps": 0.01,
		}),
		referrers: share({ "": 0.48, "www.google.com": 0.27, "news.ycombinator.com": 0.14, "duckduckgo.com": 0.07, other: 0.04 }),
		devices: share({ phone: 0.58, desktop: 0.37, tablet: 0.05 }),
	};
}
