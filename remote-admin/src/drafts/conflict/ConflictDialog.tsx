import { Button } from "@site/shared-ui";
import { useRef } from "react";
import { styled } from "styled-components";
import type { FormValues } from "../../form/Form.ts";
import type { SavedRecord } from "../form/FormDefinition.ts";
import { formatSavedAt } from "../formatSavedAt.ts";
import { VersionsDialog } from "./Comparison.tsx";

interface ConflictDialogProps {
	noun: string;
	labels: Record<string, string>;
	mine: FormValues;
	theirs: SavedRecord<FormValues>;
	onKeepEditing: () => void;
	onLoadSaved: () => void;
	/** Omitted where only one row exists. */
	onSaveAsNew?: (() => void) | undefined;
	onOverwrite: () => void;
}

/** Shown after a conflict: both versions, and four choices that lose no text. */
export function ConflictDialog(props: ConflictDialogProps) {
	const { noun, labels, mine, theirs, onKeepEditing, onLoadSaved, onSaveAsNew, onOverwrite } = props;
	const savedAt = formatSavedAt(theirs.updatedAt);
	const keep = useRef<HTMLButtonElement>(null);
	return (
		<VersionsDialog
			title={`This ${noun} changed somewhere else`}
			lead={`It was stored again at ${savedAt}, after you opened it. Your text is safe here. Which one should stay?`}
			labels={labels}
			mine={{ values: mine, note: "In this form, not stored" }}
			theirs={{ values: theirs.values, note: `Stored ${savedAt}` }}
			onClose={onKeepEditing}
			initialFocus={keep}
			footer={
				<>
					<FootStart>
						<Button ref={keep} size="small" variant="quiet" onClick={onKeepEditing}>
							Keep editing
						</Button>
					</FootStart>
					<Button size="small" onClick={onLoadSaved}>
						Load stored version
					</Button>
					{onSaveAsNew && (
						<Button size="small" onClick={onSaveAsNew}>
							Save mine as a new draft
						</Button>
					)}
					<Button size="small" variant="primary" onClick={onOverwrite}>
						Overwrite with mine
					</Button>
				</>
			}
		/>
	);
}

const FootStart = styled.span`
	display: inline-flex;
	margin-right: auto;

	/* Two by two on a phone, each as wide as its half. */
	@media (max-width: 47.99rem) {
		margin-right: 0;

		> * {
			flex: 1;
		}
	}
`;
