/** PostgREST's documented table of statuses: whole codes before their classes; everything else is the caller's mistake. */
const statuses: readonly [prefix: string, status: number][] = [
	["23503", 409],
	["23505", 409],
	["25006", 405],
	["42P17", 500],
	["42883", 404],
	["42P01", 404],
	["42501", 403],
	["P0001", 400],
	["08", 503],
	["09", 500],
	["0L", 403],
	["0P", 403],
	["25", 500],
	["28", 403],
	["2D", 500],
	["38", 500],
	["39", 500],
	["3B", 500],
	["40", 500],
	["53", 503],
	["54", 413],
	["55", 500],
	["57", 500],
	["58", 500],
	["F0", 500],
	["HV", 500],
	["P0", 500],
	["XX", 500],
];

/** The HTTP status for a PostgreSQL error code. Source: PostgREST, "Errors". */
export function statusOfCode(code: string): number {
	return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}
