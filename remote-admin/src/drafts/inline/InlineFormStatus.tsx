import { Button } from "@site/shared-ui";
import { Row, Text } from "@site/shared-ui/layout";
import { SaveState } from "@site/shared-ui/SaveState";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { draftMessage, saveErrorMessage } from "../../errorMessages.ts";
import type { FormValues } from "../../form/Form.ts";
import { Moment } from "../../layout/Moment.tsx";
import { SignInDialog } from "../../sign-in/session/SignInDialog.tsx";
import type { InlineForm } from "./useInlineForm.ts";

interface InlineFormStatusProps<Values extends FormValues> {
	form: InlineForm<Values>;
	noun: string;
	/** Shows the stored values that a save would replace; omitted if the last save always wins. */
	renderStored?: (stored: Values) => ReactNode;
	children: ReactNode;
}

/** Below the fields of an inline form: its buttons, its save state, and why the last save failed. */
export function InlineFormStatus<Values extends FormValues>(props: InlineFormStatusProps<Values>) {
	const { form, noun, renderStored, children } = props;
	const { saveState, failed, conflicting, restoredAt, isDraftStored, session } = form;
	return (
		<>
			{restoredAt && (
				<Text $top={2} $size="sm" $tone="text-2" role="status">
					Restored unsaved text from <Moment at={restoredAt} as="saved" />.
				</Text>
			)}
			{failed && (
				<Text $top={2} $size="sm" $tone="danger" role="alert">
					<strong>Not saved.</strong> <span>{saveErrorMessage(failed.kind, noun)}</span>
					{conflicting && <span> Save again to replace what is stored now.</span>} <span>{draftMessage(isDraftStored)}</span>
				</Text>
			)}
			{conflicting && renderStored && (
				<Stored role="group" aria-label="Stored now">
					<strong>Stored now</strong>
					{renderStored(conflicting)}
				</Stored>
			)}
			<Row $wrap $align="center" $gap="2 3" $top={3}>
				{children}
				{failed?.kind === "signed-out" && (
					<Button size="small" onClick={session.open}>
						Sign in
					</Button>
				)}
				{saveState !== "saved" && <SaveState state={saveState} />}
			</Row>
			{session.isOpen && <SignInDialog noun={noun} onSignedIn={session.signedIn} onDismiss={session.dismiss} />}
		</>
	);
}

const Stored = styled.div`
	margin-top: var(--space-2);
	padding-left: var(--space-3);
	border-left: 3px solid var(--line);
	font-size: var(--text-sm);
`;
