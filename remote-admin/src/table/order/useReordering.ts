import { type Mutation, useMutation } from "../../mutations/useMutation.ts";

/** The mutations of every list with an order: all ids in the new one, or the ids that go. */
export interface OrderMutation {
	type: "reorder" | "delete";
	ids: string[];
}

export function useReordering(to: string) {
	const mutate = useMutation();
	const toMutation = (ids: string[], text: string): Mutation => ({
		to,
		body: { type: "reorder", ids } satisfies OrderMutation,
		success: () => text,
		failure: "The order could not be stored.",
	});
	return (ids: readonly string[], rows: readonly { id: string }[]) => {
		const before = rows.map(({ id }) => id);
		return mutate({ ...toMutation([...ids], "The order is stored."), undo: toMutation(before, "The order is as before.") });
	};
}
