/** Days in which an essay's line ripens from clay to tea. */
const steeped = 913;

/** How ripe an essay of this day is, from 0 to 1, in tenths: its card changes ten times, not every day. */
export function ripeness(day: string, now = Date.now()): number {
	const days = (now - Date.parse(day)) / 86_400_000;
	return Math.round(10 * Math.min(1, Math.max(0, days / steeped))) / 10;
}
