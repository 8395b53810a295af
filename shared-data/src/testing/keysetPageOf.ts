import type { KeysetPage, KeysetQuery } from "../client/KeysetPage.ts";
import { toKeysetPage } from "../client/toKeysetPage.ts";
import { toPageSize } from "../client/toRange.ts";

/** Cuts a page out of sorted rows; null when it is to begin behind a row that is not there. */
export function keysetPageOf<Row extends { id: string }>(
	rows: Row[],
	{ behind, pageSize }: KeysetQuery,
	most: number,
): KeysetPage<Row> | null {
	const size = toPageSize(pageSize, most);
	const start = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind) + 1;
	if (start === 0 && behind !== undefined) return null;
	const newer = behind === undefined ? null : rows.slice(Math.max(start - 1 - size, 0), start - 1).toReversed();
	return toKeysetPage({ rows: rows.slice(start), size, newer }, (row) => row);
}
