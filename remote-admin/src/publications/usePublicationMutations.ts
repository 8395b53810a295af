import type { PublicationStatus } from "@site/shared-data";
import { useNavigate } from "@site/shared-ui/router";
import { describeBulkResult } from "../mutations/describeBulkResult.ts";
import type { ListMutation } from "../mutations/listMutation.ts";
import { useMutation } from "../mutations/useMutation.ts";
import { useSetStatus } from "../mutations/useSetStatus.ts";
import type { PublicationKind, PublicationRow } from "./publicationKinds.ts";

/** The mutations of a list of publications; publishing and unpublishing can be undone. */
export function usePublicationMutations({ nouns, urls }: PublicationKind) {
	const mutate = useMutation();
	const navigate = useNavigate();
	const describeStatus = (status: PublicationStatus) => {
		const word = status === "published" ? "published" : "unpublished";
		return { now: word, could: word };
	};
	const setStatus = useSetStatus<PublicationRow, PublicationStatus>({
		to: urls.list,
		nouns,
		nameOf: ({ title }) => title,
		describeStatus,
		undo: (rows, status) => ({
			rows: rows.filter((row) => row.status !== status),
			words: describeStatus(status === "published" ? "draft" : "published"),
		}),
	});
	return {
		setStatus,
		duplicate: (rows: readonly PublicationRow[]) => {
			const name = rows.length === 1 ? rows[0]?.title : undefined;
			return mutate({
				to: urls.list,
				body: { type: "duplicate", ids: rows.map(({ id }) => id) } satisfies ListMutation,
				success: (result) => describeBulkResult(result, { name, nouns, now: "duplicated as a draft" }),
				failure: `${name ?? `The ${nouns.many}`} could not be duplicated.`,
				offer: ({ done: [id] }) => (name && id ? { label: "Edit", run: () => void navigate(urls.edit(id)) } : undefined),
			});
		},
	};
}
