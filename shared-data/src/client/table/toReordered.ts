import { DataError } from "../../errors/DataError.ts";

/** A row of a table whose order the admin chooses. */
export interface Ordered {
	id: string;
	/** Higher appears first. */
	displayOrder: number;
}

/**
 * The rows whose display order changes when they are put in this order; throws "not-found" for an unknown id.
 */
export function toReordered(rows: readonly Ordered[], ids: readonly string[]): Ordered[] {
	const orders = new Map(rows.map(({ id, displayOrder }) => [id, displayOrder]));
	return ids
		.map((id, index) => ({ id, displayOrder: ids.length - index }))
		.filter(({ id, displayOrder }) => {
			if (!orders.has(id)) throw new DataError("not-found", "A row to reorder does not exist");
			return orders.get(id) !== displayOrder;
		});
}
