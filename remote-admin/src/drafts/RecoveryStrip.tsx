import { Button } from "@site/shared-ui";
import { useRef, useState } from "react";
import { VersionsDialog } from "./conflict/VersionsDialog.tsx";
import type { FormValues } from "./FormValues.ts";
import type { LocalDraft } from "./local/LocalDraft.ts";
import type { Stored } from "./Stored.ts";
import { Strip } from "./Strip.tsx";
import { when } from "./when.ts";

interface RecoveryStripProps<Values extends FormValues> {
	noun: string;
	labels: Record<string, string>;
	/** A text that was typed on this device and never stored. */
	draft: LocalDraft<Values>;
	stored: Stored<Values> | null;
	onRestore: (draft: LocalDraft<Values>) => void;
	onDrop: () => void;
}

/** Offers a text that a crash, a closed tab or a lost session left behind. Which version is newer is not claimed: two clocks would have to agree. */
export function RecoveryStrip<Values extends FormValues>(props: RecoveryStripProps<Values>) {
	const { noun, labels, draft, stored, onRestore, onDrop } = props;
	const [isComparing, setIsComparing] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	const at = when(draft.at);
	const choices = (
		<>
			<Button ref={keep} size="small" variant={isComparing ? "secondary" : "quiet"} onClick={onDrop}>
				{stored ? "Keep stored" : "Discard"}
			</Button>
			<Button size="small" variant="primary" onClick={() => onRestore(draft)}>
				Restore {at}
			</Button>
		</>
	);
	return (
		<>
			<Strip
				tone="warn"
				actions={
					<>
						{stored && (
							<Button size="small" variant="quiet" onClick={() => setIsComparing(true)}>
								Compare
							</Button>
						)}
						{choices}
					</>
				}
			>
				<strong>
					Unsaved text from <time dateTime={new Date(draft.at).toISOString()}>{at}</time> is on this device.
				</strong>{" "}
				{stored ? (
					<>
						The stored version is from <time dateTime={stored.updatedAt.toISOString()}>{when(stored.updatedAt)}</time>.
						{draft.revision !== stored.revision && " It was changed after you began to write."}
					</>
				) : (
					`It belongs to a new ${noun} that was never stored.`
				)}
			</Strip>
			{isComparing && stored && (
				<VersionsDialog
					title="Which version should stay?"
					lead="Only what differs is shown. Keeping the stored version forgets the text on this device."
					labels={labels}
					mine={{ values: draft.values, note: `On this device, ${at}` }}
					theirs={{ values: stored.values, note: `Stored ${when(stored.updatedAt)}` }}
					onClose={() => setIsComparing(false)}
					initialFocus={keep}
					footer={
						<>
							<Button size="small" variant="quiet" onClick={() => setIsComparing(false)}>
								Decide later
							</Button>
							{choices}
						</>
					}
				/>
			)}
		</>
	);
}
