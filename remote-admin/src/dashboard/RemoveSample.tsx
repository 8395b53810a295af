import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import { useState } from "react";
import { errorReason } from "../errorReason.ts";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import type { ResultError } from "../results/Result.ts";

const countText = (count: number) => (count === 1 ? "1 example" : `${count} examples`);

/** Asks before it deletes the sample's unchanged rows; a toast then shows their number. */
export function RemoveSample({ count }: { count: number }) {
	const { send, toasts } = useMutationQueue();
	const [isOpen, setIsOpen] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);
	async function remove() {
		setIsBusy(true);
		const result = await send<number>(urls.admin.dashboard(), { removesSample: true });
		setIsBusy(false);
		setFailed(result.status === "error" ? result : null);
		if (result.status === "error") return;
		setIsOpen(false);
		toasts.show({ tone: "ok", text: `Removed ${countText(result.data)}.` });
	}
	return (
		<>
			<Button
				size="small"
				onClick={() => {
					setFailed(null);
					setIsOpen(true);
				}}
			>
				Remove {countText(count)}
			</Button>
			<ConfirmDialog
				open={isOpen}
				title={`Remove ${countText(count)}?`}
				confirmLabel="Remove examples"
				busy={isBusy}
				error={failed && `The examples are still here. ${errorReason(failed.kind)} Try again.`}
				onConfirm={() => void remove()}
				onCancel={() => setIsOpen(false)}
			>
				Projects, essays, jobs and services that came with the site are deleted for good. What you changed or wrote stays.
			</ConfirmDialog>
		</>
	);
}
