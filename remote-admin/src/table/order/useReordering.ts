import type { Ordered } from "@site/shared-data";
import { useMutation } from "../../mutations/useMutation.ts";

/** The mutations of every ordered list: ids in the new order, the replaced order, or ids to delete. */
export type OrderMutation = { type: "reorder" | "delete"; ids: string[] } | { type: "restoreOrder"; order: Ordered[] };

export function useReordering(to: string) {
	const mutate = useMutation();
	const toWords = (text: string) => ({ success: () => text, failure: "The order could not be stored." });
	return (ids: readonly string[]) =>
		mutate({
			to,
			body: { type: "reorder", ids: [...ids] } satisfies OrderMutation,
			...toWords("The order is stored."),
			undo: () => toWords("The order is as before."),
		});
}
