import { useLocation } from "@site/shared-ui/router";
import { type ReactNode, useRef, useState } from "react";
import { fieldErrorMessage } from "../../errorMessages.ts";
import type { Form, FormValues } from "../../form/Form.ts";
import { SignInDialog } from "../../sign-in/session/SignInDialog.tsx";
import { Banner } from "../Banner.tsx";
import { ConflictDialog } from "../conflict/ConflictDialog.tsx";
import { LeaveDialog } from "../LeaveDialog.tsx";
import { RecoveryBanner } from "../local/RecoveryBanner.tsx";
import { useLeaveGuard } from "../useLeaveGuard.ts";
import { useSignInAgain } from "../useSignInAgain.ts";
import { Banners, Root } from "./DraftForm.styles.ts";
import { FormBar, type SaveChoice, type StateMark } from "./FormBar.tsx";
import type { FormDefinition } from "./FormDefinition.ts";
import type { SavedRecord, SaveTarget } from "./SavedRecord.ts";
import { SaveErrorBanner } from "./SaveErrorBanner.tsx";
import { useDraftForm } from "./useDraftForm.ts";
import { useSaveKey } from "./useSave.ts";

interface DraftFormProps<Values extends FormValues, Entity, Draft> {
	definition: FormDefinition<Values, Entity, Draft>;
	/** The row from the loader; null for a new row. */
	saved: SavedRecord<Values> | null;
	/** The heading; it changes when a new row is saved with Cmd+S. */
	title: (saved: SavedRecord<Values> | null) => string;
	back: { to: string; label: string };
	/** The URL of a stored row's form; omitted where only one row exists. */
	editUrl?: (id: string) => string;
	/** The buttons, the primary one last. A single button is also triggered by Enter in a field. */
	saves: (saved: SavedRecord<Values> | null) => readonly SaveChoice[];
	/** The mark and the words for the state of a stored row; omitted for rows without one. */
	markOf?: (saved: SavedRecord<Values>) => StateMark;
	/** Further ways to save, beside the buttons. */
	renderMoreSaves?: (saved: SavedRecord<Values> | null, save: (target: SaveTarget) => void) => ReactNode;
	/** The reason why a save must wait, as a sentence; null if it need not. */
	pending?: string | null;
	/** Shows a Cancel button that leads back. */
	canCancel?: boolean;
	/** Fills the window below the bar, as an editor does. */
	fills?: boolean;
	/** Further controls in the bar. */
	tools?: ReactNode;
	/** Called before the first invalid field gets the focus, so that the caller can show it. */
	onInvalid?: (field: string) => void;
	/** `fill` replaces all values; what was typed before is offered as a local draft. */
	children: (form: Form<Values>, fill: (values: Values) => void) => ReactNode;
}

/**
 * The form of one row. Unsaved text survives a crash, a closed tab, a lost connection, an ended session and a
 * change elsewhere.
 */
export function DraftForm<Values extends FormValues, Entity, Draft>(props: DraftFormProps<Values, Entity, Draft>) {
	const { key, state } = useLocation();
	const formKeyOfEntry: unknown = state?.keepForm;
	// A new row that is saved keeps its form, although its URL changes.
	const formKey = typeof formKeyOfEntry === "string" ? formKeyOfEntry : (props.saved?.id ?? `new ${key}`);
	return <KeyedForm key={formKey} {...props} formKey={formKey} />;
}

function KeyedForm<Values extends FormValues, Entity, Draft>(props: DraftFormProps<Values, Entity, Draft> & { formKey: string }) {
	const { definition, back, editUrl, canCancel, fills = false, tools, pending = null, formKey, children } = props;
	const { noun, labels, rules } = definition;
	const root = useRef<HTMLFormElement>(null);
	// A history entry of an earlier form must not open the guard of this one.
	const [pass] = useState(() => Math.random().toString(36).slice(2));
	const form = useDraftForm({
		definition,
		saved: props.saved,
		backTo: back.to,
		editUrl,
		formKey,
		pass,
		onInvalid: (field) => {
			props.onInvalid?.(field);
			// After the field is shown.
			setTimeout(() => (root.current?.elements.namedItem(field) as HTMLElement | null)?.focus());
		},
	});
	const { values, saved, isDirty, isSaving, isDraftStored, problems, failed, recovery } = form;
	const title = props.title(saved);
	const saves = props.saves(saved);
	const [postponed, setPostponed] = useState<unknown>(null);
	const [isHeldUp, setIsHeldUp] = useState(false);
	const guard = useLeaveGuard({ isDirty, isDraftStored }, pass);
	const session = useSignInAgain({
		isDirty,
		isSaving,
		isRefused: failed?.kind === "signed-out",
		lastTyped: values,
		onSignedIn: form.retry,
	});
	const save = (choice: SaveTarget & { leaves: boolean }) => {
		session.open();
		setIsHeldUp(pending !== null);
		if (pending === null) form.save(choice);
	};
	// A new row gets the status of the first button.
	useSaveKey(() => save({ status: saved ? saved.status : saves[0]?.status, leaves: false }));
	const saveAndLeave = ({ status, publishAt }: SaveTarget) => save({ status, publishAt, leaves: true });
	const [onlySave] = saves.length === 1 ? saves : [];
	const current = failed === postponed ? undefined : failed?.current;

	return (
		<>
			<Root
				ref={root}
				noValidate
				data-form=""
				data-density="dense"
				data-fills={fills || undefined}
				aria-label={title}
				onSubmit={(event) => {
					event.preventDefault();
					if (onlySave) saveAndLeave(onlySave);
				}}
			>
				<FormBar
					title={title}
					back={back}
					mark={saved ? props.markOf?.(saved) : undefined}
					state={isSaving ? "saving" : failed ? "failed" : isDirty ? "unsaved" : saved ? "saved" : "new"}
					savedAt={saved?.updatedAt}
					tools={tools}
					saves={saves}
					isSaving={isSaving}
					canCancel={canCancel}
					onSave={saveAndLeave}
					moreSaves={props.renderMoreSaves?.(saved, saveAndLeave)}
				/>
				<Banners data-banners="">
					{recovery.latest && (
						<RecoveryBanner
							key={recovery.latest.key}
							noun={noun}
							labels={labels}
							draft={recovery.latest}
							saved={saved}
							onRestore={form.restore}
							onDrop={recovery.removeLatest}
						/>
					)}
					{isHeldUp && pending !== null && <Banner tone="warn">{pending} Save again when it has arrived.</Banner>}
					{failed && (
						<SaveErrorBanner
							noun={noun}
							kind={failed.kind}
							isDraftStored={isDraftStored}
							onRetry={form.retry}
							onSignIn={session.open}
							onCompare={() => setPostponed(null)}
							onSaveAsNew={editUrl && form.saveAsNew}
						/>
					)}
				</Banners>
				{children(
					{
						id: saved?.id,
						values,
						set: form.set,
						labels,
						rules,
						errorOf: (field) => {
							const problem = problems[field];
							if (problem) return fieldErrorMessage(labels[field], problem);
							return failed?.kind === "invalid" && failed.reason === field ? definition.constraintMessages?.[field] : undefined;
						},
						wrong: Object.keys(problems),
					},
					form.fill,
				)}
			</Root>
			{guard.isBlocked && (
				<LeaveDialog
					noun={noun}
					isDraftStored={isDraftStored}
					onStay={guard.stay}
					onLeave={guard.leave}
					onDiscard={() => {
						form.discard();
						guard.leave();
					}}
				/>
			)}
			{current && (
				<ConflictDialog
					noun={noun}
					labels={labels}
					mine={values}
					theirs={current}
					onKeepEditing={() => setPostponed(failed)}
					onLoadSaved={() => form.loadSaved(current)}
					onSaveAsNew={editUrl && form.saveAsNew}
					onOverwrite={() => form.overwrite(current)}
				/>
			)}
			{session.isOpen && <SignInDialog noun={noun} onSignedIn={session.signedIn} onDismiss={session.dismiss} />}
		</>
	);
}
