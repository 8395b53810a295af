import type { Column } from "./Column.ts";

/** A card for tables that draw none of their own: each cell on a line, the checkbox beside the first, the actions below. */
export function defaultCard<Row>(columns: readonly Column<Row>[], hasActions: boolean): { areas: string; columns: string } {
	const areas = columns.map(({ id, area = id }) => area).filter((area) => area !== "none");
	const lines = areas.map((area, at) => `"${area} ${at === 0 ? "select" : area}"`);
	if (hasActions) lines.push('"actions actions"');
	return { areas: lines.join(" "), columns: "minmax(0, 1fr) auto" };
}
