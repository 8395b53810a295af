import type { PublicationState, PublicationStatus } from "@site/shared-data";
import { stateAt } from "@site/shared-data/rules";
import { useNavigate } from "@site/shared-ui/router";
import { describeBulkResult } from "../mutations/describeBulkResult.ts";
import type { ListMutation } from "../mutations/listMutation.ts";
import { useMutation } from "../mutations/useMutation.ts";
import { useSetStatus } from "../mutations/useSetStatus.ts";
import type { PublicationKind, PublicationRow } from "./publicationKinds.ts";
import { useDatabaseTime } from "./schedule/databaseTime.ts";

type Row = Pick<PublicationRow, "id" | "title">;

interface Kind extends Pick<PublicationKind, "nouns"> {
	urls: Pick<PublicationKind["urls"], "list" | "edit">;
}

/** The mutations of a list of rows that are drafts or public; publishing and unpublishing can be undone. */
export function usePublicationMutations({ nouns, urls }: Kind) {
	const mutate = useMutation();
	const navigate = useNavigate();
	const time = useDatabaseTime();
	const describeState = (state: PublicationState) => {
		const word = state === "draft" ? "unpublished" : state;
		return { now: word, could: word };
	};
	return {
		setStatus: useSetStatus<Row, PublicationStatus>({
			to: urls.list,
			nouns,
			nameOf: ({ title }) => title,
			describeStatus: describeState,
			describeUndo(states) {
				const [state, another] = new Set(states.map((row) => stateAt(time, { publishAt: null, ...row })));
				return state && !another ? describeState(state) : { now: "as before", could: "changed back" };
			},
		}),
		duplicate: (rows: readonly Row[]) => {
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

export type PublicationMutations = ReturnType<typeof usePublicationMutations>;
