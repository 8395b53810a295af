import { useState } from "react";

/**
 * The rows selected for a bulk action. The selection survives paging and sorting, and is cleared when `scope`
 * changes, because another search or filter may hide selected rows.
 */
export function useRowSelection<Row extends { id: string }>(rows: readonly Row[], scope: string) {
	const [selection, setSelection] = useState({ rows: new Map<string, Row>(), scope });
	if (selection.scope !== scope) setSelection({ rows: new Map(), scope });

	const select = (ids: ReadonlySet<string>) => {
		const inSight = new Map(rows.map((row) => [row.id, row]));
		const entries = [...ids].flatMap((id) => {
			const row = selection.rows.get(id) ?? inSight.get(id);
			return row ? [[id, row] as const] : [];
		});
		setSelection({ rows: new Map(entries), scope });
	};
	return {
		selected: [...selection.rows.values()],
		selectedIds: new Set(selection.rows.keys()),
		select,
		clear: () => select(new Set()),
	};
}
