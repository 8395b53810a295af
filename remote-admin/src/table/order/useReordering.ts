import { type Mutation, useMutation } from "../../mutations/useMutation.ts";

/** The mutations of every list with an order: all ids in the new one, or the ids that go. */
export interface OrderMutation {
	type: "reorder" | "delete";
	ids: string[];
}

export function useReordering(to: string) {
	const mutate = useMutation();
	const toMutation = (ids: readonly string[], text: string): Mutation => ({
		to,
		body: { type: "reorder", ids: [...ids] } satisfies OrderMutation,
		success: () => text,
		failure: "The order could not be stored.",
	});
	return (ids: readonly string[], before: readonly { id: string }[]) =>
		mutate({
			...toMutation(ids, "The order is stored."),
			undo: toMutation(
				before.map(({ id }) => id),
				"The order is as before.",
			),
		});
}
