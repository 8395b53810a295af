import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
import { useFetcher } from "@site/shared-ui/router";
import { useState } from "react";
import { countTexts, LocalDraftList } from "../../drafts/local/LocalDraftList.tsx";
import { type LocalDraft, localDrafts } from "../../drafts/local/localDrafts.ts";
import { errorReason } from "../../errorReason.ts";
import type { FormValues } from "../../form/Form.ts";
import type { signOutEverywhereAction } from "./signOutEverywhereAction.ts";

export function SignOutEverywhere() {
	const [isOpen, setIsOpen] = useState(false);
	const fetcher = useFetcher<typeof signOutEverywhereAction>();
	// The error of an earlier attempt, which is not shown again.
	const [earlier, setEarlier] = useState<unknown>();
	const [drafts, setDrafts] = useState<LocalDraft<FormValues>[]>([]);
	const isBusy = fetcher.state !== "idle";
	const error = isBusy || fetcher.data === earlier ? undefined : fetcher.data;
	return (
		<>
			<div>
				<Button
					onClick={() => {
						setEarlier(fetcher.data);
						setDrafts(localDrafts.list());
						setIsOpen(true);
					}}
				>
					Sign out everywhere
				</Button>
			</div>
			<ConfirmDialog
				open={isOpen}
				title="Sign out everywhere?"
				confirmLabel="Sign out everywhere"
				busy={isBusy}
				error={error && `The sessions may still be open. ${errorReason(error.kind)} Try again.`}
				item={drafts.length > 0 && <LocalDraftList drafts={drafts} />}
				onConfirm={() => void fetcher.submit(null, { method: "post", action: urls.admin.signOutEverywhere() })}
				onCancel={() => setIsOpen(false)}
			>
				You have to sign in again on every browser and device, on this one too.
				{drafts.length > 0 && <span>{` It removes ${countTexts(drafts)} from this browser: save the ones you need first.`}</span>}
			</ConfirmDialog>
		</>
	);
}
