import { Button } from "@site/shared-ui";
import { useRef, useState } from "react";
import type { FormValues } from "../../form/Form.ts";
import { Moment } from "../../layout/Moment.tsx";
import { useTimes } from "../../layout/times.ts";
import { Banner } from "../Banner.tsx";
import { VersionsDialog } from "../conflict/Comparison.tsx";
import type { SavedRecord } from "../form/FormDefinition.ts";
import type { LocalDraft } from "./localDrafts.ts";

interface RecoveryBannerProps<Values extends FormValues> {
	noun: string;
	labels: Record<string, string>;
	draft: LocalDraft<Values>;
	saved: SavedRecord<Values> | null;
	onRestore: (draft: LocalDraft<Values>) => void;
	onDrop: () => void;
}

/** Offers an unsaved draft. It does not say which version is newer, because the two clocks may differ. */
export function RecoveryBanner<Values extends FormValues>(props: RecoveryBannerProps<Values>) {
	const { noun, labels, draft, saved, onRestore, onDrop } = props;
	const [isComparing, setIsComparing] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	const times = useTimes();
	const at = times.saved(draft.at);
	const choices = (
		<>
			<Button ref={keep} size="small" variant={isComparing ? "secondary" : "quiet"} onClick={onDrop}>
				{saved ? "Keep stored" : "Discard"}
			</Button>
			<Button size="small" variant="primary" onClick={() => onRestore(draft)}>
				Restore {at}
			</Button>
		</>
	);
	return (
		<>
			<Banner
				tone="warn"
				actions={
					<>
						{saved && (
							<Button size="small" variant="quiet" onClick={() => setIsComparing(true)}>
								Compare
							</Button>
						)}
						{choices}
					</>
				}
			>
				<strong>
					Unsaved text from <Moment at={draft.at} as="saved" /> is on this device.
				</strong>{" "}
				{saved ? (
					<span>
						The stored version is from <Moment at={saved.updatedAt} as="saved" />.
						{draft.revision !== saved.revision && <span> It was changed after you began to write.</span>}
					</span>
				) : (
					<span>{`It belongs to a new ${noun} that was never stored.`}</span>
				)}
			</Banner>
			{isComparing && saved && (
				<VersionsDialog
					title="Which version should stay?"
					lead="Only the differences are shown. Keeping the stored version forgets the text on this device."
					labels={labels}
					mine={{ values: draft.values, note: `On this device, ${at}` }}
					theirs={{ values: saved.values, note: `Stored ${times.saved(saved.updatedAt)}` }}
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
