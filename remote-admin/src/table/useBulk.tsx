import type { ListQuery } from "@site/shared-data";
import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import { useLocation } from "@site/shared-ui/router";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import type { Nouns } from "../mutations/describeBulkResult.ts";
import type { ListMutation } from "../mutations/listMutation.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";

interface Change<Row> {
	label: string;
	/** The question about "540 essays". */
	question: (many: string) => string;
	/** Resolves with whether it worked, which ends the selection. */
	run: (rows: readonly Row[]) => Promise<boolean>;
}

/** The rows of a list's bulk actions. */
export interface Bulk<Row> {
	/** The selected rows that were shown. */
	rows: readonly Row[];
	/** Ends the selection. */
	clear: () => void;
	/** Runs with the selected rows; reads all that the list finds now, if all are selected. */
	withRows: (run: (rows: readonly Row[]) => Promise<void> | void) => Promise<void>;
	/** Changes the selected rows; asks first, with their number, if all found rows are selected. */
	change: (change: Change<Row>) => Promise<void>;
}

interface BulkOptions<Row> extends Pick<Bulk<Row>, "rows" | "clear"> {
	/** The query that selects all found rows; null for only the given rows. */
	query: ListQuery<string, string> | null;
	nouns: Nouns;
}

export function useBulk<Row>({ rows, clear, query, nouns }: BulkOptions<Row>) {
	const { send, toasts } = useMutationQueue();
	const { pathname } = useLocation();
	// Keeps the question while its dialog closes.
	const [asked, setAsked] = useState<(Change<Row> & { found: readonly Row[] }) | null>(null);
	const [phase, setPhase] = useState<"closed" | "asking" | "running">("closed");

	async function withRows(act: (rows: readonly Row[]) => Promise<void> | void) {
		if (!query) return act(rows);
		const result = await send<Row[]>(pathname, { type: "find", query } satisfies ListMutation);
		if (result.status === "success") return act(result.data);
		toasts.show({ tone: "danger", text: `The ${nouns.many} could not be counted. ${errorReason(result.kind)}` });
	}
	async function run({ run: change }: Change<Row>, found: readonly Row[]) {
		if (await change(found)) clear();
		setPhase("closed");
	}
	const bulk: Bulk<Row> = {
		rows,
		clear,
		withRows,
		change: (change) =>
			withRows((found) => {
				if (!query) return run(change, found);
				setAsked({ ...change, found });
				setPhase("asking");
			}),
	};
	const dialog = asked && (
		<ConfirmDialog
			open={phase !== "closed"}
			title={asked.question(`${asked.found.length} ${asked.found.length === 1 ? nouns.one : nouns.many}`)}
			confirmLabel={asked.label}
			variant="primary"
			busy={phase === "running"}
			onConfirm={() => {
				setPhase("running");
				void run(asked, asked.found);
			}}
			onCancel={() => setPhase("closed")}
		>
			It acts on all that are found now, on every page of the list.
		</ConfirmDialog>
	);
	return { bulk, dialog };
}
