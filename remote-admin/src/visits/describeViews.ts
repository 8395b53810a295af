import type { VisitDay } from "@site/shared-data";

/** The views of all days, and those of the previous period. */
export const sumViews = (days: readonly VisitDay[]) =>
	days.reduce((sum, day) => ({ views: sum.views + day.views, before: sum.before + day.before }), { views: 0, before: 0 });

export const formatViews = (views: number): string => views.toLocaleString("en");

/** "18 % more than the 30 days before"; without the name of a range "18 % more". */
export function describeChange({ views, before }: ReturnType<typeof sumViews>, range?: string): string {
	if (before === 0) return range ? `none in the ${range} before` : "none before";
	const percent = Math.round((100 * Math.abs(views - before)) / before);
	const than = (change: string, word: string) => (range ? `${change} ${word} the ${range} before` : change);
	if (percent === 0) return than("about as many", "as");
	return than(`${formatViews(percent)} % ${views > before ? "more" : "less"}`, "than");
}
