import { DataError } from "../errors/DataError.ts";
import type { Job } from "./Job.ts";

/** The jobs whose display order changes when these are to come in this order; rejects an id that is not among the jobs. */
export function toReordered(jobs: Job[], ids: readonly string[]): Pick<Job, "id" | "displayOrder">[] {
	const orders = new Map(jobs.map(({ id, displayOrder }) => [id, displayOrder]));
	return ids
		.map((id, index) => ({ id, displayOrder: ids.length - index }))
		.filter(({ id, displayOrder }) => {
			if (!orders.has(id)) throw new DataError("not-found", "A job to reorder does not exist");
			return orders.get(id) !== displayOrder;
		});
}
