import { Button } from "@site/shared-ui";
import { useRef } from "react";
import { styled } from "styled-components";
import type { FormValues } from "../FormValues.ts";
import type { Stored } from "../Stored.ts";
import { when } from "../when.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

interface ConflictDialogProps {
	noun: string;
	labels: Record<string, string>;
	mine: FormValues;
	/** What is stored now. */
	theirs: Stored<FormValues>;
	onKeepEditing: () => void;
	onLoadStored: () => void;
	/** Left out where there is only one item of the kind. */
	onSaveAsNew?: (() => void) | undefined;
	onOverwrite: () => void;
}

/** The item was stored elsewhere since the form was filled: both versions, and four ways out, none of which loses a text. */
export function ConflictDialog(props: ConflictDialogProps) {
	const { noun, labels, mine, theirs, onKeepEditing, onLoadStored, onSaveAsNew, onOverwrite } = props;
	const keep = useRef<HTMLButtonElement>(null);
	return (
		<VersionsDialog
			title={`This ${noun} changed somewhere else`}
			lead={`It was stored again at ${when(theirs.updatedAt)}, after you opened it. Your text is safe here. Which one should stay?`}
			labels={labels}
			mine={{ values: mine, note: "In this form, not stored" }}
			theirs={{ values: theirs.values, note: `Stored ${when(theirs.updatedAt)}` }}
			onClose={onKeepEditing}
			initialFocus={keep}
			footer={
				<>
					<Left>
						<Button ref={keep} size="small" variant="quiet" onClick={onKeepEditing}>
							Keep editing
						</Button>
					</Left>
					<Button size="small" onClick={onLoadStored}>
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

const Left = styled.span`
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
