import type { Revision } from "@site/shared-data";
import { Button, EmptyState, ErrorState, LoadingState, Skeleton } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useEffect, useEffectEvent, useState } from "react";
import { errorReason } from "../../errorReason.ts";
import type { FormValues } from "../../form/Form.ts";
import { Moment } from "../../layout/Moment.tsx";
import { useTimes } from "../../layout/times.ts";
import type { Result } from "../../results/Result.ts";
import { haveSameText } from "../compareValues.ts";
import { Comparison } from "../conflict/Comparison.tsx";
import { Columns, Same, Versions } from "./HistoryDialog.styles.ts";

interface HistorySource<Values> {
	list: () => Promise<Result<Revision[]>>;
	/** The values of a version; null if it is no longer kept. */
	read: (number: number) => Promise<Result<Values | null>>;
}

interface HistoryDialogProps<Values extends FormValues> extends HistorySource<Values> {
	noun: string;
	labels: Record<string, string>;
	values: Values;
	onRestore: (values: Values) => void;
	onClose: () => void;
}

/** The earlier versions of a text: their times, and their differences from the form. */
export function HistoryDialog<Values extends FormValues>(props: HistoryDialogProps<Values>) {
	const { noun, labels, values, onRestore, onClose, ...source } = props;
	const { listed, chosen, isBusy, retry, choose } = useHistory(source);
	const times = useTimes();
	const revisions = listed?.status === "success" ? listed.data : [];
	const version = chosen?.result?.status === "success" ? chosen.result.data : null;
	const createdAt = revisions.find(({ number }) => number === chosen?.number)?.createdAt;
	return (
		<Dialog
			open
			title="History"
			lead={`Earlier versions of this ${noun}. Restoring puts one into the form; it is not stored until you save.`}
			size="wide"
			initialFocus="title"
			onClose={onClose}
			footer={
				<>
					<Button size="small" onClick={onClose}>
						Close
					</Button>
					<Button
						size="small"
						variant="primary"
						disabled={!version || haveSameText(version, values)}
						onClick={() => version && onRestore(version)}
					>
						Restore
					</Button>
				</>
			}
		>
			{!listed ? (
				<Loading label="Loading the history…" />
			) : listed.status === "error" ? (
				<ErrorState title="The history could not be loaded" onRetry={retry} busy={isBusy}>
					{errorReason(listed.kind)}
				</ErrorState>
			) : revisions.length === 0 ? (
				<EmptyState title="No versions yet">The first one is kept when this {noun} is saved.</EmptyState>
			) : (
				<Columns>
					<Versions aria-label="Versions">
						{revisions.map((revision, at) => (
							<li key={revision.number}>
								<button type="button" aria-pressed={revision.number === chosen?.number} onClick={() => choose(revision.number)}>
									<Moment at={revision.createdAt} as="saved" />
									<span>{describe(revision, at)}</span>
								</button>
							</li>
						))}
					</Versions>
					{chosen?.result?.status === "error" ? (
						<ErrorState title="This version could not be loaded" onRetry={() => choose(chosen.number)} busy={isBusy}>
							{errorReason(chosen.result.kind)}
						</ErrorState>
					) : !chosen?.result ? (
						<Loading label="Loading the version…" />
					) : !version ? (
						<EmptyState title="This version is no longer kept">The first and the last 50 are.</EmptyState>
					) : haveSameText(version, values) ? (
						<Same role="status">This is the text in the form: nothing differs.</Same>
					) : (
						<Comparison
							labels={labels}
							mine={{ values, name: "The form", note: "As it is now", only: "only in the form" }}
							theirs={{
								values: version,
								name: "Earlier version",
								note: createdAt ? `Stored ${times.saved(createdAt)}` : "",
								only: "only in the earlier one",
							}}
						/>
					)}
				</Columns>
			)}
		</Dialog>
	);
}

const describe = ({ number }: Revision, at: number): string =>
	[at === 0 && "stored now", number === 1 && "first"].filter(Boolean).join(", ");

const Loading = ({ label }: { label: string }) => (
	<LoadingState label={label}>
		<Skeleton height="14rem" />
	</LoadingState>
);

/** The list of versions and the chosen one; by default the one before the stored text. */
function useHistory<Values>({ list, read }: HistorySource<Values>) {
	const [listed, setListed] = useState<Result<Revision[]> | null>(null);
	const [chosen, setChosen] = useState<{ number: number; result: Result<Values | null> | null } | null>(null);
	const [isBusy, setIsBusy] = useState(true);

	async function choose(number: number) {
		// A retry keeps its error, whose button has the focus.
		setChosen((now) => (now?.number === number ? now : { number, result: null }));
		setIsBusy(true);
		const result = await read(number);
		setChosen((now) => (now?.number === number ? { number, result } : now));
		setIsBusy(false);
	}

	async function receive(result: Result<Revision[]>) {
		setListed(result);
		setIsBusy(false);
		const [latest, before = latest] = result.status === "success" ? result.data : [];
		if (before) await choose(before.number);
	}

	const listFirst = useEffectEvent(list);
	const receiveFirst = useEffectEvent(receive);
	useEffect(() => void listFirst().then(receiveFirst), []);
	return {
		listed,
		chosen,
		isBusy,
		choose,
		retry() {
			setIsBusy(true);
			void list().then(receive);
		},
	};
}
