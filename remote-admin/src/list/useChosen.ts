import { useState } from "react";

/** The rows chosen for a bulk act, as they were seen: kept across pages and sorting, dropped when a search or filter hides them. */
export function useChosen<Row extends { id: string }>(rows: readonly Row[], scope: string) {
	const [{ chosen, of }, setChosen] = useState({ chosen: new Map<string, Row>(), of: scope });
	if (of !== scope) setChosen({ chosen: new Map(), of: scope });

	const choose = (ids: ReadonlySet<string>) => {
		const inSight = new Map(rows.map((row) => [row.id, row]));
		const entries = [...ids].flatMap((id) => {
			const row = chosen.get(id) ?? inSight.get(id);
			return row ? [[id, row] as const] : [];
		});
		setChosen({ chosen: new Map(entries), of: scope });
	};
	return { chosen: [...chosen.values()], ids: new Set(chosen.keys()), choose, clear: () => choose(new Set()) };
}
