import { Button } from "@site/shared-ui";
import { useRef } from "react";
import { styled } from "styled-components";
import type { FormValues } from "../../form/Form.ts";
import { useTimes } from "../../layout/times.ts";
import { VersionsDialog } from "./Comparison.tsx";
import { type Conflict, describeConflict, pick } from "./toConflict.ts";

interface ConflictDialogProps<Values extends FormValues> {
	noun: string;
	labels: Record<string, string>;
	mine: Values;
	conflict: Conflict<Values>;
	onKeepEditing: () => void;
	onLoadSaved: () => void;
	/** Omitted if only one row exists. */
	onSaveAsNew?: (() => void) | undefined;
	/** `keepsState` saves my fields in the state that the row was given elsewhere. */
	onOverwrite: (keepsState: boolean) => void;
}

/**
 * After a conflict: the fields that both versions changed, the new state, and choices that lose no text.
 */
export function ConflictDialog<Values extends FormValues>(props: ConflictDialogProps<Values>) {
	const { noun, labels, mine, conflict, onKeepEditing, onLoadSaved, onSaveAsNew, onOverwrite } = props;
	const { current, contested, newState, undoesState } = conflict;
	const savedAt = useTimes().saved(current.updatedAt);
	const keep = useRef<HTMLButtonElement>(null);
	return (
		<VersionsDialog
			title={`This ${noun} changed somewhere else`}
			lead={describeConflict(conflict, labels, savedAt)}
			labels={labels}
			mine={{ values: pick(mine, contested) as FormValues, note: "In this form, not stored" }}
			theirs={{ values: pick(current.values, contested) as FormValues, note: `Stored ${savedAt}` }}
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
					{undoesState && (
						<Button size="small" onClick={() => onOverwrite(true)}>
							{`Save mine, keep it ${newState === "draft" ? "a draft" : newState}`}
						</Button>
					)}
					<Button size="small" variant="primary" onClick={() => onOverwrite(false)}>
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

	/* Two per line on a phone, each half as wide. */
	@media (max-width: 47.99rem) {
		margin-right: 0;

		> * {
			flex: 1;
		}
	}
`;
